'use client';

import { memo, useId, useState } from 'react';
import { furtherParts, ownSize, unmadeParts, type ProductPart } from '@/domain/catalogue/product-parts';
import { shirtTextProblem } from '@/domain/orders/shirt-text';
import type { SizeProblem } from '@/domain/teams/team-draft-changes';
import { inTeamCase, MAX_NAME_ON_BACK } from '@/domain/teams/back-name';
import { parseShirtNumber, type ShirtNumber } from '@/domain/teams/shirt-number';
import { MAX_NAME, type DraftPlayer } from '@/domain/teams/team-draft';
import { Options } from '@/ui/Options';
import { cn } from '@/ui/cn';
import { Select } from '@/ui/Select';
import { PencilIcon } from './icons';
import { sizeName } from './product-view';

export type PlayerSlot = {
  id: string;
  /** Place in the line; undefined for a member who is not in it. */
  index: number | undefined;
  player: DraftPlayer;
  isMember: boolean;
  mark: string;
};

type PlayerRowProps = {
  slot: PlayerSlot;
  rowId: string | undefined;
  sizeId: (part?: string) => string | undefined;
  /** Left out for goods without sizes. */
  sizes: readonly string[] | undefined;
  parts: readonly ProductPart[];
  isPrinted: boolean;
  isInCapitals: boolean;
  problem: SizeProblem | undefined;
  onToggle: (slot: PlayerSlot) => void;
  onChange: (index: number, change: Partial<DraftPlayer>) => void;
};

const PROBLEMS: Record<SizeProblem, string> = {
  missing: 'Choose a size.',
  not_made: 'Not made in this size: choose another.',
};

export const PlayerRow = memo(function PlayerRow({
  slot,
  rowId,
  sizeId,
  sizes,
  parts,
  isPrinted,
  isInCapitals,
  problem,
  onToggle,
  onChange,
}: PlayerRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { index, player, isMember, mark } = slot;
  const isIn = index !== undefined;
  const change = (patch: Partial<DraftPlayer>) => isIn && onChange(index, patch);
  const print = [player.nameOnBack, player.number ?? ''].filter((part) => part !== '').join(' · ');
  const details = [player.squad, mark !== player.squad && mark].filter(Boolean).join(', ');
  const who = [player.name || 'New player', details].filter(Boolean).join(', ');
  const unprintable = isIn && isPrinted ? shirtTextProblem(player.nameOnBack) : undefined;
  const isOpen = open || unprintable !== undefined;
  return (
    <li
      id={rowId}
      tabIndex={-1}
      className="grid grid-cols-[auto_1fr_8.25rem] items-center gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[auto_minmax(8rem,1fr)_minmax(0,10rem)_3.75rem_8.25rem]"
    >
      <input
        type="checkbox"
        checked={isIn}
        onChange={() => onToggle(slot)}
        aria-label={`Include ${who}`}
        className="m-1.5 size-6 accent-brand"
      />
      <div className="min-w-0">
        {isMember ? (
          <>
            <p className={cn('font-medium wrap-anywhere', !isIn && 'text-ink-muted line-through')}>{player.name}</p>
            {details && <p className="text-sm text-ink-muted wrap-anywhere">{details}</p>}
          </>
        ) : (
          <input
            value={player.name}
            maxLength={MAX_NAME}
            onChange={(event) => change({ name: event.target.value })}
            aria-label="Name of the player"
            placeholder="Name"
            className="control"
          />
        )}
        {isIn && isPrinted && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!open)}
            className="-my-1 flex min-h-9 items-center gap-1.5 text-left text-sm text-ink-muted underline-offset-4 hover:underline sm:hidden"
          >
            <PencilIcon className="size-3.5 shrink-0" />
            <span className="sr-only">{`Print for ${who}: `}</span>
            <span className="min-w-0 wrap-anywhere">{print || 'No print'}</span>
          </button>
        )}
      </div>
      {isIn && isPrinted && (
        <>
          <input
            value={player.nameOnBack}
            maxLength={MAX_NAME_ON_BACK}
            onChange={(event) => change({ nameOnBack: inTeamCase(event.target.value, { capitalNames: isInCapitals }) })}
            aria-label={`Name on the back of ${who}`}
            placeholder="Name on back"
            aria-invalid={unprintable ? true : undefined}
            aria-describedby={unprintable && `${id}-unprintable`}
            className={cn('control order-last col-start-2 sm:order-none sm:col-start-3 sm:block', !isOpen && 'hidden')}
          />
          <input
            value={player.number ?? ''}
            inputMode="numeric"
            onChange={(event) => change({ number: numberOf(event.target.value) })}
            aria-label={`Number of ${who}`}
            placeholder="No."
            className={cn('control order-last tabular-nums sm:order-none sm:block', !isOpen && 'hidden')}
          />
        </>
      )}
      {isIn && sizes && (
        <SizeSelect
          id={sizeId()}
          label={`Size of ${who}`}
          none="Size"
          size={player.size}
          sizes={sizes}
          problemId={problem && `${id}-problem`}
          onChange={(size) => change({ size })}
          className="col-start-3 sm:col-start-5"
        />
      )}
      {unprintable && (
        <p id={`${id}-unprintable`} className="order-last col-span-full text-sm font-medium text-danger">
          {unprintable}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="col-span-full text-right text-sm font-medium text-danger">
          {PROBLEMS[problem]}
        </p>
      )}
      {isIn && parts.length > 0 && (
        <div className="col-span-2 col-start-2 grid grid-cols-2 gap-x-3 gap-y-2 sm:col-span-3 sm:col-start-3 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
          {furtherParts(parts).map((part) => {
            const problemId = unmadeParts(parts, player).includes(part) ? `${id}-${part.name}-problem` : undefined;
            return (
              <div key={part.name} className="min-w-0">
                <p aria-hidden className="mb-0.5 text-xs text-ink-muted wrap-anywhere">
                  {part.name}
                </p>
                <SizeSelect
                  id={sizeId(part.name)}
                  label={`${part.name} for ${who}`}
                  none="Same"
                  size={ownSize(player.sizes, part.name)}
                  sizes={part.sizes}
                  problemId={problemId}
                  onChange={(size) => change({ sizes: { ...player.sizes, [part.name]: size } })}
                />
                {problemId && (
                  <p id={problemId} className="mt-1 text-sm font-medium text-danger">
                    {PROBLEMS.not_made}
                  </p>
                )}
              </div>
            );
          })}
        </div>
      )}
    </li>
  );
});

type SizeSelectProps = {
  id: string | undefined;
  label: string;
  none: string;
  size: string;
  sizes: readonly string[];
  problemId: string | undefined;
  onChange: (size: string) => void;
  className?: string;
};

function SizeSelect({ id, label, none, size, sizes, problemId, onChange, className }: SizeSelectProps) {
  return (
    <Select
      id={id}
      value={size}
      onChange={(event) => onChange(event.target.value)}
      aria-label={label}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      className={className}
    >
      <option value="">{none}</option>
      <Options
        choices={[...new Set([...sizes, size])].filter(Boolean).map((each) => ({ value: each, label: sizeName(each) }))}
      />
    </Select>
  );
}

const numberOf = (typed: string): ShirtNumber | null => parseShirtNumber(typed.replace(/\D/g, '').slice(0, 3)) ?? null;
