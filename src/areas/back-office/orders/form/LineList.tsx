'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import { readPrice } from '@/domain/money/typed-amount';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { playersText, type Player } from '@/domain/orders/players';
import { PLAYER_NAME_MAX } from '@/domain/orders/player-input';
import type { FieldErrors } from '@/lib/result';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast';
import { addLines, changeDesign, changePlayer, unitsOf, type FormLine } from './order-form';
import { LinePicture } from '../LinePicture';
import { AgreedPrice } from './AgreedPrice';
import { AddProductsDialog } from './AddProductsDialog';
import { CustomLineDialog } from './CustomLineDialog';
import { ChangeDesignDialog } from './ChangeDesignDialog';

type LineListProps = {
  what?: 'order' | 'quote';
  isCustomAlone?: boolean;
  lines: readonly FormLine[];
  errors: FieldErrors;
  isTaxCharged: boolean;
  mayPrice: boolean;
  short?: readonly number[];
  onChange: (change: (lines: readonly FormLine[]) => FormLine[]) => void;
};

export function LineList(props: LineListProps) {
  const { what = 'order', isCustomAlone = false, lines, errors, isTaxCharged, mayPrice, short = [], onChange } = props;
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const [custom, setCustom] = useState<'new' | FormLine>();
  const [toRedesign, setToRedesign] = useState<FormLine>();

  function remove(line: FormLine, index: number) {
    onChange((all) => all.filter(({ key }) => key !== line.key));
    toast({
      title: 'Line removed',
      description: nameOf(line),
      action: { label: 'Undo', onClick: () => onChange((all) => all.toSpliced(index, 0, line)) },
    });
  }

  return (
    <section aria-labelledby={`${id}-title`} className="card">
      <h2 id={`${id}-title`} className="px-5 pt-4 pb-3 text-subheading">
        {isCustomAlone ? 'Custom lines' : 'Items'}
      </h2>
      {lines.length === 0 && (
        <p className="border-t border-line px-5 py-6 text-ink-muted">
          {isCustomAlone ? 'No custom lines, such as a set-up fee or design work.' : 'No items yet.'}
        </p>
      )}
      <ul>
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            errors={errorsOf(errors, index)}
            wrongPlayers={wrongPlayers(errors, index)}
            onEdit={(changed) =>
              onChange((all) => all.map((each) => (each.key === line.key ? { ...each, ...changed } : each)))
            }
            mayPrice={mayPrice}
            isShort={short.includes(index)}
            onRemove={() => remove(line, index)}
            onDescribe={() => setCustom(line)}
            onRedesign={() => setToRedesign(line)}
            onReprint={(at, changed) => onChange((all) => changePlayer(all, line, at, changed))}
          />
        ))}
      </ul>
      <div className="space-y-3 border-t border-line px-5 py-4">
        {errors.lines && <FieldError>{errors.lines[0]}</FieldError>}
        {!isCustomAlone && (
          <Button variant="outline" size="sm" onClick={() => setAdding(true)} className="mr-2">
            <Plus aria-hidden className="size-4" />
            Add products
          </Button>
        )}
        <Button variant={isCustomAlone ? 'outline' : 'ghost'} size="sm" onClick={() => setCustom('new')}>
          Add a custom line
        </Button>
      </div>
      {custom && (
        <CustomLineDialog
          what={what}
          line={custom === 'new' ? undefined : custom}
          isTaxCharged={isTaxCharged}
          onClose={() => setCustom(undefined)}
          onSave={(saved) => {
            setCustom(undefined);
            onChange((all) =>
              custom === 'new' ? [...all, saved] : all.map((each) => (each.key === saved.key ? saved : each)),
            );
          }}
        />
      )}
      {isAdding && (
        <AddProductsDialog
          what={what}
          onClose={() => setAdding(false)}
          onAdd={(added) => {
            setAdding(false);
            onChange((all) => addLines(all, added));
          }}
        />
      )}
      {toRedesign?.kit && (
        <ChangeDesignDialog
          garment={toRedesign.kit.garment}
          onClose={() => setToRedesign(undefined)}
          onChoose={(kit) => {
            onChange((all) => changeDesign(all, toRedesign, kit));
            setToRedesign(undefined);
          }}
        />
      )}
    </section>
  );
}

type LineRowProps = {
  line: FormLine;
  errors: readonly string[];
  /** Indexes of players whose names cannot be printed. */
  wrongPlayers: readonly number[];
  onEdit: (changed: Partial<Pick<FormLine, 'quantity' | 'agreed' | 'isMadeToOrder'>>) => void;
  mayPrice: boolean;
  isShort: boolean;
  onRemove: () => void;
  onDescribe: () => void;
  onRedesign: () => void;
  onReprint: (at: number, changed: Partial<Player>) => void;
};

function LineRow({ line, errors, wrongPlayers: wrong, mayPrice, isShort, onEdit, ...on }: LineRowProps) {
  const id = useId();
  const [error] = errors;
  const units = unitsOf(line.quantity);
  const lost = lostText(line);
  return (
    <li className="border-t border-line px-5 py-3.5 text-sm">
      <div className="flex items-center gap-3">
        {!line.custom && <LinePicture url={line.image} />}
        <div className="min-w-0 grow">
          <p className="font-medium wrap-anywhere">{line.name}</p>
          <p className="text-ink-muted">{optionsOf(line)}</p>
          {line.id && line.kit && (
            <Button variant="ghost" size="sm" className="-ml-3" onClick={on.onRedesign}>
              {line.kit.isChanged ? 'Design changed. Choose another' : 'Change the design'}
            </Button>
          )}
          {line.custom && (
            <Button variant="ghost" size="sm" className="-ml-3" onClick={on.onDescribe}>
              Change
            </Button>
          )}
          {lost && (
            <p role="status" className="font-medium text-warning">
              {lost}
            </p>
          )}
          {line.agreed === undefined && (
            <span className="text-ink-muted tabular-nums">{formatAmount(line.unitPrice)} each </span>
          )}
          {(mayPrice || line.agreed !== undefined) && (
            <AgreedPrice
              name={nameOf(line)}
              unitPrice={line.unitPrice}
              typed={line.agreed}
              errorId={error && `${id}-error`}
              onType={(agreed) => onEdit({ agreed })}
            />
          )}
        </div>
        <input
          aria-label={`Quantity of ${nameOf(line)}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={line.quantity}
          onChange={(event) => onEdit({ quantity: event.target.value })}
          className="control w-18 shrink-0 text-right tabular-nums"
        />
        <p className="w-24 text-right font-medium tabular-nums max-sm:hidden">
          {units === undefined ? '–' : formatMoney(toCents(priceOf(line)) * units)}
        </p>
        <IconButton label={`Remove ${nameOf(line)}`} onClick={on.onRemove} className="-mr-2">
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      {line.id && line.players && line.players.length > 0 && (
        <Players line={line} wrong={wrong} problemId={error ? `${id}-error` : undefined} onChange={on.onReprint} />
      )}
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {(isShort || line.isMadeToOrder) && (
        <Checkbox
          className="mt-2"
          checked={line.isMadeToOrder ?? false}
          onChange={({ target }) => onEdit({ isMadeToOrder: target.checked })}
          label="Made to order"
          description="Ordered in or made for this order: it takes nothing from stock."
        />
      )}
    </li>
  );
}

type PlayersProps = {
  line: FormLine;
  wrong: readonly number[];
  problemId: string | undefined;
  onChange: (at: number, changed: Partial<Player>) => void;
};

function Players({ line, wrong, problemId, onChange }: PlayersProps) {
  const { players = [], isReprinted = false } = line;
  return (
    <details className="mt-2" open={wrong.length > 0 || undefined}>
      <summary className="w-fit cursor-pointer py-1 font-medium">Names and numbers</summary>
      <ol className="mt-1 grid gap-2 sm:max-w-md">
        {players.map((player, index) => {
          const about = wrong.includes(index) && ({ 'aria-invalid': true, 'aria-describedby': problemId } as const);
          const whose = `of player ${index + 1}, ${nameOf(line)}`;
          return (
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2">
              <input
                {...about}
                aria-label={`Name ${whose}`}
                placeholder="Name"
                autoComplete="off"
                maxLength={2 * PLAYER_NAME_MAX}
                value={player.name}
                onChange={({ target }) => onChange(index, { name: target.value })}
                className="control min-w-0"
              />
              <input
                {...about}
                aria-label={`Number ${whose}`}
                placeholder="No."
                autoComplete="off"
                maxLength={4}
                value={player.number}
                onChange={({ target }) => onChange(index, { number: target.value })}
                className="control min-w-0 tabular-nums"
              />
            </li>
          );
        })}
      </ol>
      {isReprinted && (
        <p role="status" className="mt-2 text-ink-muted">
          Saving this voids the proof, and a new one is drawn.
        </p>
      )}
    </details>
  );
}

const priceOf = ({ unitPrice, agreed = '' }: FormLine): number => readPrice(agreed, unitPrice) ?? unitPrice;

const optionsOf = ({ custom, color, size, kit, players = [] }: FormLine) =>
  [
    custom?.isService && 'Fee or service',
    color,
    kit?.name,
    size && sizeLabelOf(size),
    players.length > 0 && playersText(players.length),
  ]
    .filter(Boolean)
    .join(' · ');

function lostText({ players = [], quantity }: FormLine): string | undefined {
  const lost = players.length - (unitsOf(quantity) ?? players.length);
  return lost > 0 ? `The last ${playersText(lost)} of this line will no longer be printed.` : undefined;
}

const nameOf = (line: FormLine) =>
  [line.name, line.color, line.kit?.name, line.size && sizeLabelOf(line.size)].filter(Boolean).join(', ');

const wrongPlayers = (errors: FieldErrors, index: number) =>
  Object.keys(errors).flatMap((path) => {
    const at = new RegExp(`^lines\\.${index}\\.players\\.(\\d+)\\.`).exec(path)?.[1];
    return at === undefined ? [] : [Number(at)];
  });

const errorsOf = (errors: FieldErrors, index: number) =>
  Object.entries(errors).flatMap(([path, messages]) => (path.startsWith(`lines.${index}.`) ? messages : []));
