// Our own pictures of abilities, factions and figures, held once in the page as symbols.
import { useLayoutEffect } from 'react';

const files = import.meta.glob<string>('../../../data/emblems/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pictures = new Map<string, string>();
for (const [path, text] of Object.entries(files)) {
  const name = /([a-z_]+\/[a-z_]+)\.svg$/.exec(path)?.[1];
  if (name) pictures.set(name, text.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, ''));
}

export function hasEmblem(name: string): boolean {
  return pictures.has(name);
}

const idOf = (name: string) => `emblem-${name.replace('/', '-')}`;

function layOut() {
  if (document.getElementById('emblems')) return;
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.id = 'emblems';
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.display = 'none';
  sheet.innerHTML = [...pictures]
    .map(([name, inner]) => `<symbol id="${idOf(name)}" viewBox="0 0 24 24">${inner}</symbol>`)
    .join('');
  document.body.append(sheet);
}

export interface EmblemProps {
  /** abilities/charge, factions/shyft, silhouettes/archer */
  name: string;
  /** In text: CSS length of its side. */
  size?: string;
  title?: string;
}

export function Emblem({ name, size = '1em', title }: EmblemProps) {
  useLayoutEffect(layOut, []);
  if (!pictures.has(name)) return null;
  return (
    <svg
      className="emblem"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}

/** The same inside a drawing, around a middle. */
export function EmblemAt({
  name,
  x,
  y,
  size,
  fill,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  fill: string;
}) {
  useLayoutEffect(layOut, []);
  if (!pictures.has(name)) return null;
  return <use href={`#${idOf(name)}`} x={x - size / 2} y={y - size / 2} width={size} height={size} color={fill} />;
}
