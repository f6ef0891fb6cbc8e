import { billingBody } from '@/domain/orders/billing';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import type { FieldErrors } from '@/lib/result';
import { typedFields } from '@/ui/typed-fields';

export type FieldName = keyof typeof FIELD_LABELS;

export const FIELD_NAMES = Object.keys(FIELD_LABELS) as FieldName[];

export const isFieldName = (name: string): name is FieldName => name in FIELD_LABELS;

export type FormValues = Record<FieldName, string>;

export const typedValues = (typed: FormData): FormValues => typedFields(typed, FIELD_NAMES);

export const readForm = (form: HTMLFormElement): FormValues => typedValues(new FormData(form));

export function toBody(values: FormValues, items: readonly object[]) {
  const { vatNumber, paymentMethod, notes, deliveryMethod } = values;
  const group = (prefix: string) =>
    Object.fromEntries(
      FIELD_NAMES.filter((name) => name.startsWith(prefix)).map((name) => [name.slice(prefix.length), values[name]]),
    );
  return {
    items,
    customer: group('customer.'),
    shippingAddress: group('shippingAddress.'),
    ...billingBody(values),
    ...(vatNumber && { vatNumber }),
    ...(deliveryMethod && { deliveryMethod }),
    paymentMethod,
    notes,
  };
}

export const firstBadField = (errors: FieldErrors): FieldName | undefined => FIELD_NAMES.find((name) => errors[name]);

export const formErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isFieldName(name)));

export function openAround(control: Element): void {
  const folded = control.closest('details');
  if (folded) folded.open = true;
}

export function focusField(form: HTMLFormElement, name: FieldName): void {
  const control = form.elements.namedItem(name);
  const target =
    control instanceof RadioNodeList
      ? ([...control].find((each) => each instanceof HTMLInputElement && each.checked) ?? control[0])
      : control;
  if (!(target instanceof HTMLElement)) return;
  openAround(target);
  target.focus();
}
