import type { DraftItem } from '@/domain/teams/team-draft';
import type { PlayerSizeProblem } from '@/domain/teams/team-draft-changes';
import { WarningIcon } from '@/ui/icons';
import type { PlayerSlot } from './PlayerRow';
import { sizeFieldId } from './player-slots';
import { count } from './product-view';

type SizesToSolveProps = {
  item: DraftItem;
  slots: readonly PlayerSlot[];
  problems: ReadonlyMap<number, PlayerSizeProblem>;
};

const SHOWN = 8;

/** Players whose size is missing or not made, each one tap from where it is chosen. */
export function SizesToSolve({ item, slots, problems }: SizesToSolveProps) {
  if (problems.size === 0) return null;
  const places = [...problems];
  const rest = places.length - SHOWN;
  return (
    <div className="mb-3 flex gap-2.5 rounded-control bg-warning-soft p-3 text-sm">
      <WarningIcon className="mt-0.5 size-4.5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{`${count(places.length, 'size', 'sizes')} to resolve`}</p>
        <ul className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          {places.slice(0, SHOWN).map(([place, { part }]) => (
            <li key={place} className="min-w-0">
              <button
                type="button"
                onClick={() => document.getElementById(sizeFieldId(item, place, part))?.focus()}
                className="min-h-7 text-left underline underline-offset-4 wrap-anywhere"
              >
                {whoOf(slots.find(({ index }) => index === place))}
              </button>
            </li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </ul>
      </div>
    </div>
  );
}

const whoOf = (slot: PlayerSlot | undefined): string =>
  [slot?.player.name || 'New player', slot?.mark && `(${slot.mark})`].filter(Boolean).join(' ');
