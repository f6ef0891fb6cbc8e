'use client';

import type { DeliveryQuote } from '@/domain/delivery/delivery-options';
import { collectionLines, deliveryPrice, promiseText, workingDaysText } from '@/domain/delivery/promise';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import { FieldError } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';

type DeliveryChoiceProps = {
  /** Quote of the server for the address as typed so far; undefined until it has answered. */
  delivery: Pick<DeliveryQuote, 'methods' | 'chosen' | 'problem'> | undefined;
  waitsForProof?: boolean;
  /** Requested method, shown at once; the server’s answer applies if it is not offered. */
  requested: string | undefined;
  error: readonly string[] | undefined;
  onChoose: (method: string) => void;
};

export function DeliveryChoice({ delivery, waitsForProof = false, requested, error, onChoose }: DeliveryChoiceProps) {
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
      value={methods.some(({ id }) => id === requested) ? requested : chosen}
      onValueChange={onChoose}
      error={error}
      className="sm:col-span-2"
      options={methods.map(({ id, name, note, isCollection, place, hours, amount, days, promisedDate }) => ({
        value: id,
        label: name,
        description: (
          <>
            {waitsForProof
              ? `${workingDaysText(days)} after the proof is approved`
              : promiseText(promisedDate, isCollection)}
            {isCollection &&
              collectionLines({ name, place, hours }).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            {note && <span className="block">{note}</span>}
          </>
        ),
        aside: <span className="shrink-0 font-semibold tabular-nums">{deliveryPrice(amount)}</span>,
      }))}
    />
  );
}
