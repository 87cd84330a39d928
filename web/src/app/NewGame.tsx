// A battle of one's own: put together as a set-up file (docs/formats.md), which the engine judges.
import { useState } from 'react';
import { buildTotals, domains, playedEditions } from '../engine/lists.gen';
import type { Edition, Seat } from '../engine/protocol';
import { anySeed, startGame } from '../play/starting';
import { said, useWords } from '../words';
import { armies, maps } from './collection';
import { HouseOptions } from './HouseOptions';
import { setupFile, type SeatWish, type Wish } from './setup_file';

const colours: Seat[] = ['red', 'blue', 'green', 'yellow'];
const totals: Record<string, number> = buildTotals;
const usualMaps: Record<string, string> = { conquest: 'kings_march', v2: 'palisade_green' };
/** Besides what the rules say. */
const objectiveCounts = { one: 1, three: 3, five: 5, seven: 7 };

export function NewGame() {
  const t = useWords();
  const [wish, setWish] = useState<Wish>({
    edition: 'unlimited',
    total: 200,
    map: 'broken_hill',
    objectives: '',
    seats: [{ player: 'human', army: '', team: 0, domain: '' }, { player: 'simple', army: '', team: 1, domain: '' }],
  });
  const [deploy, setDeploy] = useState<'auto' | 'hand'>('auto');
  const put = (some: Partial<Wish>) => setWish({ ...wish, ...some });
  const seat = (n: number, some: Partial<SeatWish>) =>
    put({ seats: wish.seats.map((one, i) => (i === n ? { ...one, ...some } : one)) });
  const seats = (count: number) =>
    put({ seats: Array.from({ length: count }, (_, n) => wish.seats[n] ?? { player: 'human', army: '', team: n, domain: '' }) });
  const fitting = armies.filter((army) => army.edition === wish.edition && army.total <= wish.total);
  const begin = () => {
    const seed = anySeed();
    startGame({ setup: { file: setupFile(wish, t('new.name'), Number(seed)) }, seed, deploy });
  };
  return (
    <form className="card new-game" onSubmit={(event) => { event.preventDefault(); begin(); }}>
      <div className="fields">
        <label>{t('new.edition')}
          <select value={wish.edition} onChange={(event) => put({ edition: event.target.value, total: totals[event.target.value] ?? 200, map: usualMaps[event.target.value] ?? 'broken_hill', house: {}, seats: wish.seats.map((one) => ({ ...one, army: '', domain: '' })) })}>
            {playedEditions.map((edition) => <option key={edition} value={edition}>{said('edition', edition)}</option>)}
          </select>
        </label>
        <label>{t('new.points')}
          <input type="number" min={50} max={4000} step={50} required value={wish.total} onChange={(event) => put({ total: event.target.valueAsNumber || 0 })} />
        </label>
        <label>{t('new.map')}
          <select value={wish.map} onChange={(event) => put({ map: event.target.value })}>
            {maps.map((map) => <option key={map.id} value={map.id}>{map.name}</option>)}
          </select>
        </label>
        <label>{t('new.seats')}
          <select value={wish.seats.length} onChange={(event) => seats(Number(event.target.value))}>
            {[2, 3, 4].map((n) => <option key={n} value={n}>{n}</option>)}
          </select>
        </label>
        {wish.edition === 'v2' && (
          <label>{t('new.objectives')}
            <select value={wish.objectives} onChange={(event) => put({ objectives: event.target.value })}>
              <option value="">{t('new.objectives_rules')}</option>
              {Object.entries(objectiveCounts).map(([count, n]) => <option key={count} value={count}>{n}</option>)}
            </select>
          </label>
        )}
        <label>{t('new.deploy')}
          <select value={deploy} onChange={(event) => setDeploy(event.target.value === 'hand' ? 'hand' : 'auto')}>
            <option value="auto">{t('new.deploy_auto')}</option>
            <option value="hand">{t('new.deploy_hand')}</option>
          </select>
        </label>
      </div>
      <ol className="seats">
        {wish.seats.map((one, n) => (
          <li key={n} data-seat={colours[n]}>
            <strong><span className="seat-mark" aria-hidden="true" />{said('seat', colours[n] ?? '')}</strong>
            <label>{t('new.player')}
              <select value={one.player} onChange={(event) => seat(n, { player: event.target.value })}>
                <option value="human">{t('new.human')}</option>
                <option value="simple">{t('new.bot')}</option>
                <option value="random">{t('new.bot_random')}</option>
              </select>
            </label>
            <label>{t('new.army')}
              <select value={one.army} onChange={(event) => seat(n, { army: event.target.value })}>
                <option value="">{t('new.any_army')}</option>
                {fitting.map((army) => <option key={army.id} value={army.id}>{army.name} · {t('points', { n: army.total })}</option>)}
              </select>
            </label>
            {wish.edition === 'v2' && (
              <label>{t('new.domain')}
                <select value={one.army ? one.domain : ''} disabled={!one.army} onChange={(event) => seat(n, { domain: event.target.value })}>
                  <option value="">{t('new.no_domain')}</option>
                  {domains.map((domain) => <option key={domain} value={domain}>{said('domain', domain)}</option>)}
                </select>
              </label>
            )}
            {wish.seats.length > 2 && (
              <label>{t('new.team')}
                <select value={one.team} onChange={(event) => seat(n, { team: Number(event.target.value) })}>
                  {[0, 1, 2, 3].map((team) => <option key={team} value={team}>{team + 1}</option>)}
                </select>
              </label>
            )}
          </li>
        ))}
      </ol>
      <HouseOptions edition={wish.edition as Edition} wish={wish.house ?? {}} put={(house) => put({ house })} />
      <button type="submit" className="primary big">{t('new.begin')}</button>
    </form>
  );
}
