'use client';

import { lazy, Suspense, useState } from 'react';
import type { ProductPart } from '@/domain/catalogue/product-parts';
import { sizesText } from '@/domain/orders/player-rows';
import { MAX_PLAYERS, playersText } from '@/domain/orders/players';
import { buttonClass } from '@/ui/button-class';
import type { PlayerRowsState } from './use-player-rows';

// Most visitors never add a player: the fields come when someone is about to.
const load = () => import('./PlayerList');
const PlayerList = lazy(async () => ({ default: (await load()).PlayerList }));
const PasteList = lazy(async () => ({ default: (await load()).PasteList }));

type PlayerRowsProps = {
  state: Omit<PlayerRowsState, 'clear'>;
  /** Labels; none for goods without sizes. */
  sizes: readonly string[];
  parts?: readonly ProductPart[];
};

export function PlayerRows({ state, sizes, parts }: PlayerRowsProps) {
  const { rows, add } = state;
  const [isPasting, setPasting] = useState(false);
  const [added, setAdded] = useState(0);
  const isFull = rows.length >= MAX_PLAYERS;
  const only = sizes.length === 1 ? sizes[0] : undefined;

  function addRow() {
    add([{ name: '', number: '', size: only ?? rows.at(-1)?.size ?? '' }]);
    setAdded(added + 1);
  }

  return (
    <fieldset onPointerEnter={() => void load()} onFocus={() => void load()}>
      <legend className="mb-1 text-sm font-semibold">Names and numbers</legend>
      <p className="mb-3 text-sm text-ink-muted">Optional: one row for each player. Each row is one piece.</p>
      {rows.length > 0 && (
        <Suspense>
          <PlayerList state={state} sizes={sizes} parts={parts} added={added} onEnter={addRow} />
        </Suspense>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={buttonClass('outline', 'sm')} onClick={addRow} disabled={isFull}>
          Add player
        </button>
        <button
          type="button"
          className={buttonClass('ghost', 'sm')}
          onClick={() => setPasting(!isPasting)}
          aria-expanded={isPasting}
        >
          Paste a list
        </button>
      </div>
      {isPasting && (
        <Suspense>
          <PasteList
            sizes={sizes}
            parts={parts}
            room={MAX_PLAYERS - rows.length}
            onAdd={(pasted) => {
              add(pasted);
              setPasting(false);
            }}
          />
        </Suspense>
      )}
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {rows.length > 0 && [playersText(rows.length), sizesText(rows)].filter(Boolean).join(': ')}
      </p>
    </fieldset>
  );
}
