import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import { promiseText, workingDaysText } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';

type DeliveryFieldProps = {
  /** Server’s answer for the current form; undefined until it arrives. */
  delivery: EditedDelivery | undefined;
  /** Code of the chosen method; '' for none. */
  chosen: string;
  error: readonly string[] | undefined;
  onChoose: (method: string) => void;
};

/** Delivery method; renders nothing in a shop without methods. */
export function DeliveryField({ delivery, chosen, error, onChoose }: DeliveryFieldProps) {
  if (!delivery || (delivery.methods.length === 0 && !delivery.problem)) return null;
  const { methods, problem, delivery: placed, promisedDate } = delivery;
  const value = chosen || (placed?.method ?? '');
  const isOffered = methods.some(({ id }) => id === value);
  return (
    <Field
      className="sm:col-span-2"
      label={FIELD_LABELS.deliveryMethod}
      error={error ?? (problem && [problem.message])}
      hint={placed && !problem && hintOf(placed, promisedDate)}
    >
      {(control) => (
        <Select {...control} name="deliveryMethod" value={value} onChange={({ target }) => onChoose(target.value)}>
          {!isOffered && <option value={value}>{placed?.name ?? 'Free, as it was'}</option>}
          {methods.map(({ id, name, amount }) => (
            <option key={id} value={id}>
              {`${name}, ${amount > 0 ? formatAmount(amount) : 'free'}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function hintOf({ from, days, isCollection }: NonNullable<EditedDelivery['delivery']>, day: string | null): string {
  if (from === null || !day) return `${workingDaysText(days)} once its proof is approved.`;
  return `${promiseText(day, isCollection)}.`;
}
