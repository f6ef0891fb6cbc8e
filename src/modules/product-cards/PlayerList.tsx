'use client';

import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { furtherParts, ownSize, unmadeParts, type ProductPart } from '@/domain/catalogue/product-parts';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { parsePlayers, PLAYER_NAME_MAX } from '@/domain/orders/player-input';
import { rowProblems } from '@/domain/orders/player-rows';
import { MAX_PLAYERS, playersText, type PlayerRow } from '@/domain/orders/players';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { KeyedRow, PlayerRowsState } from './use-player-rows';

type PlayerListProps = {
  state: Omit<PlayerRowsState, 'clear'>;
  sizes: readonly string[];
  parts?: readonly ProductPart[];
  added: number;
  onEnter: () => void;
};

export function PlayerList({ state: { rows, add, change, remove }, sizes, parts, added, onEnter }: PlayerListProps) {
  const list = useRef<HTMLOListElement>(null);

  // A new row is typed into at once.
  useEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [added]);

  return (
    <ol
      ref={list}
      className={cn(
        'marker:text-sm marker:text-ink-muted marker:tabular-nums empty:hidden sm:list-decimal sm:pl-8',
        // Groups the fields of one player visually.
        parts ? 'divide-y divide-line *:py-4 *:first:pt-0' : 'space-y-3',
      )}
    >
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          place={index + 1}
          sizes={sizes}
          parts={parts}
          onChange={(changed) => change(row.key, changed)}
          onRemove={() => remove(row.key)}
          onEnter={onEnter}
          onPaste={(pasted) => {
            const found = parsePlayers(pasted, sizes, parts).flatMap((each) => ('row' in each ? [each.row] : []));
            if (found.length < 2) return false;
            add(found);
            return true;
          }}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  row: KeyedRow;
  place: number;
  sizes: readonly string[];
  parts?: readonly ProductPart[];
  onChange: (changed: Partial<KeyedRow>) => void;
  onRemove: () => void;
  onEnter: () => void;
  /** True if it was a list, which has become rows. */
  onPaste: (pasted: string) => boolean;
};

function Row({ row, place, sizes, parts, onChange, onRemove, onEnter, onPaste }: RowProps) {
  const id = useId();
  // A size is missing from the start: that is an error once the row has been left without one.
  const [isLeft, setLeft] = useState(row.name !== '' || row.number !== '');
  const { size, ...others } = rowProblems(row, sizes, parts);
  const problems = { ...others, ...(isLeft && size && { size }) };
  const unmade = unmadeParts(parts, row);
  const [first] = Object.values(problems);
  const about = (problem: string | undefined) =>
    problem ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const) : {};
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    },
    onPaste: (event: ClipboardEvent) => {
      if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
    },
  };
  return (
    <li onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setLeft(true)}>
      <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_4.5rem_8.5rem_auto]">
        <input
          {...keys}
          {...about(problems.name)}
          aria-label={`Name of player ${place}`}
          placeholder="Name"
          autoComplete="off"
          maxLength={2 * PLAYER_NAME_MAX}
          value={row.name}
          onChange={({ target }) => onChange({ name: target.value })}
          className="control min-w-0"
        />
        <input
          {...keys}
          {...about(problems.number)}
          aria-label={`Number of player ${place}`}
          placeholder="No."
          autoComplete="off"
          maxLength={4}
          value={row.number}
          onChange={({ target }) => onChange({ number: target.value })}
          className="control min-w-0 tabular-nums"
        />
        {sizes.length > 0 && (
          <Select
            {...about(problems.size)}
            aria-label={`Size of player ${place}`}
            value={row.size}
            onChange={({ target }) => onChange({ size: target.value })}
            className="max-sm:order-1 max-sm:col-span-3"
          >
            <option value="">Size</option>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        )}
        <IconButton label={`Remove player ${place}`} onClick={onRemove}>
          <CloseIcon className="size-5" />
        </IconButton>
      </div>
      {parts && (
        <div className="mt-2 grid grid-cols-2 gap-2 max-sm:*:[&_select]:pr-8 max-sm:*:[&_select]:pl-2.5">
          {furtherParts(parts).map((part) => (
            <Select
              key={part.name}
              {...about(unmade.includes(part) ? problems.sizes : undefined)}
              aria-label={`${part.name} for player ${place}`}
              value={ownSize(row.sizes, part.name)}
              onChange={({ target }) => onChange({ sizes: { ...row.sizes, [part.name]: target.value } })}
            >
              <option value="">{part.name}: same</option>
              {part.sizes.map((code) => (
                <option key={code} value={sizeLabelOf(code)}>
                  {part.name}: {sizeLabelOf(code)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
      {first && (
        <div className="mt-1">
          <FieldError id={`${id}-problem`}>{first}</FieldError>
        </div>
      )}
    </li>
  );
}

const columnsText = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

type PasteListProps = {
  sizes: readonly string[];
  parts?: readonly ProductPart[];
  room: number;
  onAdd: (rows: PlayerRow[]) => void;
};

export function PasteList({ sizes, parts, room, onAdd }: PasteListProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // On a phone it opens below what can be seen.
  useEffect(() => field.current?.focus(), []);
  const read = parsePlayers(text, sizes, parts);
  const rows = read.flatMap((each) => ('row' in each ? [each.row] : []));
  const problems = read.flatMap((each) => ('problem' in each ? [each] : []));
  const isTooLong = rows.length > room;
  const partNames = furtherParts(parts).map(({ name }) => name);
  return (
    <div className="mt-3 space-y-2 rounded-card border border-line bg-surface-sunken p-3">
      <label htmlFor={id} className="block text-sm font-medium">
        {`${columnsText(['Name', 'number', ...(sizes.length > 0 ? ['size'] : []), ...partNames])} of each player`}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        One player a line, copied from a spreadsheet or separated by commas, such as “Hudson, 7
        {sizes.length > 0 && `, ${sizes[0]}`}”.{partNames.length > 0 && ' Parts left out have the size of their row.'}
      </p>
      <Textarea
        ref={field}
        id={id}
        aria-describedby={`${id}-hint ${id}-problems`}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        spellCheck={false}
      />
      <ul id={`${id}-problems`} role="status" className="space-y-0.5 text-sm font-medium text-danger empty:hidden">
        {problems.slice(0, 10).map(({ line, problem }) => (
          <li key={line}>
            Line {line}: {problem}
          </li>
        ))}
        {problems.length > 10 && <li>{problems.length - 10} more lines cannot be read.</li>}
        {isTooLong && <li>A line of the cart takes at most {MAX_PLAYERS} players.</li>}
      </ul>
      <Button size="sm" disabled={rows.length === 0 || problems.length > 0 || isTooLong} onClick={() => onAdd(rows)}>
        {rows.length > 0 ? `Add ${playersText(rows.length)}` : 'Add players'}
      </Button>
    </div>
  );
}
