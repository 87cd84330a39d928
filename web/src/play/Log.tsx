// The story of the game, newest at the bottom, each line with its clause.
import { useEffect, useRef } from 'react';
import type { Line, Told } from '../engine/protocol';
import { useWords } from '../words';
import { ClauseLink } from './ClauseSheet';
import type { Hand } from './hand';

const headline = ['turn_began', 'battle_began', 'game_ended'];

function Sentence({ line, hand }: { line: Line; hand: Hand }) {
  const point = () => hand.hover(line.figure);
  return (
    <li className={`${line.minor ? 'minor' : ''} ${headline.includes(line.kind) ? 'headline' : ''}`} data-kind={line.kind} onMouseEnter={point} onMouseLeave={() => hand.hover(null)}>
      <span>{line.text}</span> <ClauseLink id={line.clause} />
    </li>
  );
}

export function Log({ story, hand }: { story: Told[]; hand: Hand }) {
  const t = useWords();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the story itself scrolls: what is asked stays in sight above it. Where that grows, the newest
    // line is kept, unless somebody reads further up.
    const panel = end.current?.closest('.side-panel');
    if (!panel) return;
    let [atEnd, high] = [true, panel.clientHeight];
    const toEnd = () => {
      high = panel.clientHeight;
      if (atEnd) panel.scrollTop = panel.scrollHeight;
    };
    // What has just shrunk was not scrolled.
    const read = () => {
      if (panel.clientHeight === high) atEnd = panel.scrollTop + high > panel.scrollHeight - 40;
    };
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(panel);
    panel.addEventListener('scroll', read);
    return () => {
      watch.disconnect();
      panel.removeEventListener('scroll', read);
    };
  }, [story.length]);
  if (story.length === 0) return <p>{t('log.empty')}</p>;
  return (
    <>
      <ol className="log">
        {story.map((told) => (
          <li key={told.n} className="told" data-seat={told.seat ?? undefined}>
            {told.dice.length > 0 && <span className="small-dice" aria-hidden="true">{told.dice.map((pips) => '⚀⚁⚂⚃⚄⚅'[pips - 1]).join('')}</span>}
            <ol>{told.lines.map((line, n) => <Sentence key={n} line={line} hand={hand} />)}</ol>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}
