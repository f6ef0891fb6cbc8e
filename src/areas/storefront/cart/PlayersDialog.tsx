'use client';

import { useId, useState } from 'react';
import { playersOf, setPlayers, type CartItem } from '@/domain/cart/cart';
import type { KitCheck } from '@/domain/kits/checks/kit-problem';
import { cleanPlayer, PLAYER_NAME_MAX } from '@/domain/orders/player-input';
import { rowProblems } from '@/domain/orders/player-rows';
import type { PlayerRow } from '@/domain/orders/players';
import { replaceCart } from '@/modules/cart/cart-store';
import { FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { useSentForm } from '@/ui/use-sent-form';

type PlayersDialogProps = {
  line: CartItem;
  checks: readonly KitCheck[];
  onClose: () => void;
};

/** Edits names and numbers of a line in the cart; sizes and pieces stay. */
export function PlayersDialog({ line, checks, onClose }: PlayersDialogProps) {
  const [rows, setRows] = useState(playersOf(line));
  // Checked as they are typed: each row shows its own problem.
  const isWrong = rows.some((row) => problemOf(row) !== undefined);
  const sent = useSentForm({
    send: async () => {
      if (isWrong) return {};
      replaceCart((cart) => setPlayers(cart, line.cartId, rows.map(cleanPlayer)));
      onClose();
      return {};
    },
  });

  function change(place: number, changed: Partial<PlayerRow>) {
    setRows((now) => now.map((row, index) => (index === place ? { ...row, ...changed } : row)));
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Names and numbers"
      description={line.customization?.design?.name}
      submitLabel="Save"
      sent={sent}
    >
      <ol className="space-y-3">
        {rows.map((row, place) => (
          <Row
            key={place}
            row={row}
            place={place + 1}
            // A check of a row holds only for its unchanged content.
            check={row === playersOf(line)[place] ? checks.find(({ player }) => player === place)?.message : undefined}
            onChange={(changed) => change(place, changed)}
          />
        ))}
      </ol>
    </FormDialog>
  );
}

const problemOf = (row: PlayerRow): string | undefined => Object.values(rowProblems(row, []))[0];

type RowProps = {
  row: PlayerRow;
  place: number;
  check: string | undefined;
  onChange: (changed: Partial<PlayerRow>) => void;
};

function Row({ row, place, check, onChange }: RowProps) {
  const id = useId();
  const problem = problemOf(row) ?? check;
  const about = problem ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {};
  return (
    <li>
      <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_5.5rem] items-center gap-2">
        <input
          {...about}
          aria-label={`Name of player ${place}`}
          placeholder="Name"
          autoComplete="off"
          maxLength={2 * PLAYER_NAME_MAX}
          value={row.name}
          onChange={({ target }) => onChange({ name: target.value })}
          className="control min-w-0"
        />
        <input
          {...about}
          aria-label={`Number of player ${place}`}
          placeholder="No."
          autoComplete="off"
          maxLength={4}
          value={row.number}
          onChange={({ target }) => onChange({ number: target.value })}
          className="control min-w-0 tabular-nums"
        />
        <span className="text-sm text-ink-muted">{row.size}</span>
      </div>
      {problem && (
        <div className="mt-1">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </li>
  );
}
