'use client';

import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_PLACE } from '@/domain/delivery/delivery-input';
import type { PricedBy } from '@/domain/delivery/delivery-rules';
import { shopFormat } from '@/domain/text/shop-format';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import type { DeliveryFormValues } from './delivery-form';

const PRICING: Record<PricedBy, string> = {
  order: 'One price for each order',
  weight: 'By weight',
  quantity: 'By number of pieces',
  amount: 'By order value',
};

const MEASURES: Record<Exclude<PricedBy, 'order'>, () => string> = {
  weight: () => 'grams',
  quantity: () => 'pieces',
  amount: () => shopFormat().currency,
};

type MethodFieldsProps = {
  zone: number;
  index: number;
  onRemove: () => void;
  onMoveUp: (() => void) | undefined;
};

export function MethodFields({ zone, index, onRemove, onMoveUp }: MethodFieldsProps) {
  const { control, register, formState } = useFormContext<DeliveryFormValues>();
  const name = `zones.${zone}.methods.${index}` as const;
  const errors = formState.errors.zones?.[zone]?.methods?.[index];
  const [title, pricedBy, isCollection] = useWatch({
    control,
    name: [`${name}.name`, `${name}.pricedBy`, `${name}.isCollection`],
  });
  const text = (
    field: 'name' | 'place' | 'hours' | 'note' | 'days' | 'freeFrom' | 'upTo',
    label: string,
    more: TextMore = {},
  ) => (
    <Field
      label={label}
      required={!more.optional}
      optional={more.optional}
      hint={more.hint}
      error={errors?.[field]?.message}
      className={more.className}
    >
      {(input) => (
        <Input
          {...input}
          {...register(`${name}.${field}`)}
          inputMode={more.inputMode}
          autoComplete="off"
          maxLength={more.maxLength ?? 12}
        />
      )}
    </Field>
  );
  return (
    <li className="space-y-4 rounded-control border border-line p-3 sm:p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-sans text-base font-semibold tracking-normal normal-case">
          {title || 'New method'}
          {index === 0 && <span className="ml-2 text-sm font-normal text-ink-muted">default</span>}
        </h3>
        <div className="flex">
          {onMoveUp && (
            <IconButton label={`Move ${title || 'method'} up`} onClick={onMoveUp} className="text-ink-muted">
              <ArrowUp aria-hidden className="size-4.5" />
            </IconButton>
          )}
          <IconButton label={`Remove ${title || 'method'}`} onClick={onRemove} className="text-ink-muted">
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {text('name', 'Name', { maxLength: 60, hint: 'Shown to shoppers.' })}
        {text('days', 'Working days in transit', { inputMode: 'numeric' })}
        {text('note', 'Note', { optional: true, maxLength: 200, className: 'sm:col-span-2' })}
        <Checkbox
          label="Collection"
          description="Shoppers pick up their order."
          className="sm:col-span-2"
          {...register(`${name}.isCollection`)}
        />
        {isCollection && (
          <>
            {text('place', 'Place', {
              maxLength: MAX_PLACE,
              hint: 'The full address to collect from. Existing orders keep theirs.',
              className: 'sm:col-span-2',
            })}
            {text('hours', 'Opening hours', {
              optional: true,
              maxLength: MAX_PLACE,
              hint: 'Such as “Monday to Friday, 9:00 to 17:00”.',
              className: 'sm:col-span-2',
            })}
          </>
        )}
        <Field label="Price">
          {(input) => (
            <Select {...input} {...register(`${name}.pricedBy`)}>
              <Options choices={Object.entries(PRICING).map(([value, label]) => ({ value, label }))} />
            </Select>
          )}
        </Field>
        {text('freeFrom', `Free from order value (${shopFormat().currency})`, { optional: true, inputMode: 'decimal' })}
      </div>
      <Steps zone={zone} index={index} pricedBy={pricedBy} />
      {pricedBy !== 'order' &&
        text('upTo', `At most (${MEASURES[pricedBy]()})`, {
          optional: true,
          inputMode: 'decimal',
          hint: 'Not offered for larger orders.',
          className: 'max-w-xs',
        })}
    </li>
  );
}

type TextMore = {
  optional?: boolean;
  hint?: string;
  className?: string;
  maxLength?: number;
  inputMode?: 'numeric' | 'decimal';
};

function Steps({ zone, index, pricedBy }: { zone: number; index: number; pricedBy: PricedBy }) {
  const { control, register, formState } = useFormContext<DeliveryFormValues>();
  const name = `zones.${zone}.methods.${index}.steps` as const;
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'rowId' });
  const errors = formState.errors.zones?.[zone]?.methods?.[index]?.steps;
  const shown = pricedBy === 'order' ? fields.slice(0, 1) : fields;
  const problem = errors?.root?.message ?? errors?.message;
  return (
    <div className="space-y-3">
      {shown.map((field, place) => (
        <div key={field.rowId} className="flex items-start gap-3">
          {pricedBy !== 'order' && (
            <Field
              label={
                <>
                  From {MEASURES[pricedBy]()}
                  <span className="sr-only">, step {place + 1}</span>
                </>
              }
              error={errors?.[place]?.from?.message}
              className="min-w-0 grow basis-0"
            >
              {(input) =>
                place === 0 ? (
                  <Input {...input} value="0" readOnly />
                ) : (
                  <Input {...input} {...register(`${name}.${place}.from`)} inputMode="decimal" maxLength={12} />
                )
              }
            </Field>
          )}
          <Field
            label={
              <>
                Price ({shopFormat().currency})<span className="sr-only">, step {place + 1}</span>
              </>
            }
            hint={pricedBy === 'order' ? '0 is free.' : undefined}
            error={errors?.[place]?.price?.message}
            className={pricedBy === 'order' ? 'max-w-xs grow' : 'min-w-0 grow basis-0'}
          >
            {(input) => (
              <Input
                {...input}
                {...register(`${name}.${place}.price`)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
              />
            )}
          </Field>
          {place > 0 && (
            <IconButton
              label={`Remove step ${place + 1}`}
              onClick={() => remove(place)}
              className="mt-7 text-ink-muted"
            >
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          )}
        </div>
      ))}
      {problem && <FieldError>{problem}</FieldError>}
      {pricedBy !== 'order' && (
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= 20}
          onClick={() => append({ from: '', price: '' })}
        >
          <Plus aria-hidden className="size-4" />
          Add step
        </Button>
      )}
    </div>
  );
}
