// Who plays a game when it is open in several tabs: the one that holds its lock. The browser lets
// go of it when a tab closes or dies. Where there are no locks, everybody holds it, and the shelf's
// own check keeps two tabs from writing one game.

export interface Hold {
  release(): void;
}

const patience = 400; // milliseconds: a page that was reloaded lets go of its lock only with its end

/** Null when another tab holds it and `steal` is not wished; `lost` is told when somebody steals it. */
export async function hold(id: string, lost: () => void, steal = false): Promise<Hold | null> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return { release: () => {} };
  const once = () =>
    new Promise<Hold | null>((told) => {
      const held = locks.request(`six-skulls/game/${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (!lock) return told(null);
        return new Promise<void>((release) => told({ release }));
      });
      held.catch(lost);
    });
  const first = await once();
  if (first || steal) return first;
  await new Promise((soon) => setTimeout(soon, patience));
  return once();
}
