import { Fragment } from 'react';
import type { DraftItem } from '@/domain/team-draft';
import { WarningIcon } from '@/ui/icons';
import { sizeFieldId } from './player-slots';
import { count } from './product-view';

type SizesToSolveProps = { item: DraftItem; problems: ReadonlyMap<number, 'missing' | 'not_made'> };

const SHOWN = 8;

/** Players whose size is missing or not made, each one tap from where it is chosen. */
export function SizesToSolve({ item, problems }: SizesToSolveProps) {
  if (problems.size === 0) return null;
  const places = [...problems.keys()];
  const rest = places.length - SHOWN;
  return (
    <div className="mb-3 flex gap-2.5 rounded-control bg-warning-soft p-3 text-sm">
      <WarningIcon className="mt-0.5 size-4.5 shrink-0 text-warning" />
      <p>
        <strong>{`${count(places.length, 'size', 'sizes')} to solve: `}</strong>
        {places.slice(0, SHOWN).map((place, index) => (
          <Fragment key={place}>
            {index > 0 && ', '}
            <button
              type="button"
              onClick={() => document.getElementById(sizeFieldId(item, place))?.focus()}
              className="underline underline-offset-4"
            >
              {item.players[place]?.name || 'New player'}
            </button>
          </Fragment>
        ))}
        {rest > 0 && ` and ${rest} more`}
      </p>
    </div>
  );
}
