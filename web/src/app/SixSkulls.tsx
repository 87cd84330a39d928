// Our emblem: five skulls in a ring around the sixth, as the marks on a dial.
const ring = [0, 1, 2, 3, 4].map((n) => {
  const turn = (n * 72 - 90) * (Math.PI / 180);
  return { x: Math.cos(turn) * 31, y: Math.sin(turn) * 31 };
});

function Skull({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        className="bone"
        d="M0-10C6-10 10-6 10-.5 10 2.6 8.7 4.6 6.6 5.8L6 9.2Q5.8 10.4 4.6 10.4H-4.6Q-5.8 10.4-6 9.2L-6.6 5.8C-8.7 4.6-10 2.6-10-.5-10-6-6-10 0-10Z"
      />
      <path
        className="hollow"
        d="M-7-.6C-7-3-1.6-2.8-1.6.2-1.6 3.4-7 3-7-.6ZM7-.6C7-3 1.6-2.8 1.6.2 1.6 3.4 7 3 7-.6ZM0 2.4 1.5 5.4H-1.5ZM-2.4 7.2V10.4M0 7.2V10.4M2.4 7.2V10.4"
      />
    </g>
  );
}

export function SixSkulls({ size }: { size: number }) {
  return (
    <svg className="six-skulls" width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className="disc" r="48" />
      <circle className="rim" r="44" />
      {Array.from({ length: 60 }, (_, n) => (
        <line key={n} className="tick" x1="0" y1="-47" x2="0" y2={n % 5 ? -45.2 : -43} transform={`rotate(${n * 6})`} />
      ))}
      {ring.map(({ x, y }) => (
        <Skull key={x} x={x} y={y} size={1.02} />
      ))}
      <Skull x={0} y={0} size={1.5} />
    </svg>
  );
}
