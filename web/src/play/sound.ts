// A few short sounds made on the spot: no files to load.
let context: AudioContext | null = null;

function knock(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export function play(what: string | undefined): void {
  if (!what) return;
  try {
    context ??= new AudioContext();
  } catch {
    return; // a machine without sound plays on
  }
  const now = context.currentTime;
  if (what === 'roll') for (let n = 0; n < 6; ++n) knock(now + n * 0.07, 520 - n * 40, 0.05, 0.12);
  if (what === 'clicked') for (let n = 0; n < 2; ++n) knock(now + n * 0.09, 900, 0.04, 0.15);
  if (what === 'eliminated') knock(now, 110, 0.5, 0.3);
  if (what === 'healed') knock(now, 660, 0.25, 0.12);
}
