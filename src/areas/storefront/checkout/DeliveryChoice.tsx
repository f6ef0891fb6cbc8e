'use client';

import type { DeliveryQuote } from '@/domain/cart/cart-review';
import { promiseText } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import { FieldError } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';

type DeliveryChoiceProps = {
  /** By the server, for the address as far as it is typed; undefined until it has answered. */
  delivery: DeliveryQuote | undefined;
  /** What was asked for, to be shown at once; the server’s answer where it is not offered. */
  asked: string | undefined;
  error: readonly string[] | undefined;
  onChoose: (method: string) => void;
};

/** How the order gets there, for how much and by when. */
export function DeliveryChoice({ delivery, asked, error, onChoose }: DeliveryChoiceProps) {
  if (!delivery) return <p className="text-sm text-ink-muted sm:col-span-2">Checking how we can deliver…</p>;
  const { methods, chosen = '', problem } = delivery;
  if (methods.length === 0) {
    return (
      <div role="status" className="sm:col-span-2">
        <FieldError>{problem?.message ?? 'We do not deliver there.'}</FieldError>
      </div>
    );
  }
  return (
    <RadioGroup
      name="deliveryMethod"
      legend={FIELD_LABELS.deliveryMethod}
      hideLegend
      required
      value={methods.some(({ id }) => id === asked) ? asked : chosen}
      onValueChange={onChoose}
      error={error}
      className="sm:col-span-2"
      options={methods.map(({ id, name, note, isCollection, amount, promisedDate }) => ({
        value: id,
        label: name,
        description: (
          <>
            {promiseText(promisedDate, isCollection)}
            {note && <span className="block">{note}</span>}
          </>
        ),
        aside: (
          <span className="shrink-0 font-semibold tabular-nums">{amount > 0 ? formatAmount(amount) : 'Free'}</span>
        ),
      }))}
    />
  );
}
