// A figure on its base: silhouette before its faction's colour, the faction's emblem beside it.
import { Emblem, hasEmblem } from '../../board/Emblem';
import { factionColour } from '../../board/looks';

interface PortraitProps {
  kind: string;
  factions: string[];
  silhouette: string | undefined;
  large?: boolean;
}

export function Portrait({ kind, factions, silhouette, large = false }: PortraitProps) {
  const [first = '', second] = factions;
  const wishes = [`silhouettes/${silhouette ?? kind}`, `silhouettes/${kind}`, `factions/${first}`];
  const ground = second
    ? `linear-gradient(115deg, ${factionColour(first)} 49%, ${factionColour(second)} 51%)`
    : factionColour(first);
  return (
    <span className={large ? 'fig-portrait large' : 'fig-portrait'} style={{ background: ground }} aria-hidden="true">
      <Emblem name={wishes.find(hasEmblem) ?? 'silhouettes/footman'} size="74%" />
    </span>
  );
}
