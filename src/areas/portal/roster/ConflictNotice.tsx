'use client';

import { PLAYER_LABELS, type PlayerField } from '@/domain/teams/roster';
import { isSizeField } from '@/domain/teams/player-sizes';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { Button } from '@/ui/Button';
import type { PlayerForm } from './player-form';
import type { Conflict } from './use-player-form';
import { Warning } from './Warning';

type ConflictNoticeProps = { conflict: Conflict; form: PlayerForm; onTake: (field: PlayerField) => void };

/** Shows another user’s saved values of the edited fields, and offers to use them. */
export function ConflictNotice({ conflict: { theirs, fields }, form, onTake }: ConflictNoticeProps) {
  const shown = (field: PlayerField, value: string) => (isSizeField(field) && sizeLabelOf(value)) || value || 'empty';
  return (
    <Warning>
      <p className="font-semibold">{theirs.name} has been changed in another window.</p>
      <p className="mt-0.5">Nothing of yours is lost: save again to keep it, or take the other version.</p>
      <ul className="mt-3 space-y-2">
        {fields.map((field) => {
          const there = shown(field, String(theirs[field] ?? ''));
          return (
            <li key={field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>
                {PLAYER_LABELS[field]}: <strong>{there}</strong> there, {shown(field, form[field])} here
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Take ${there} for ${PLAYER_LABELS[field]}`}
                onClick={() => onTake(field)}
              >
                Take {there}
              </Button>
            </li>
          );
        })}
      </ul>
    </Warning>
  );
}
