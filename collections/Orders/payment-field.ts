import type { Field } from 'payload';
import { nobody } from '../shared/access';

const REFUSED = 'Only payments and refunds change this. Mark the order as paid, or refund it, in the back office.';

/** Unifies null and undefined, dates and their text. */
const stored = (value: unknown): string => JSON.stringify(value ?? null);

/** Only payment operations write the field, in SQL. Unchanged values pass, as the panel sends every field. */
export const paymentField = (field: Field): Field =>
  ({
    ...field,
    access: { create: nobody },
    admin: { readOnly: true, ...field.admin },
    validate: (value: unknown, { event, operation, previousValue }: Submitted) =>
      event !== 'submit' || operation !== 'update' || stored(value) === stored(previousValue) || REFUSED,
  }) as Field;

type Submitted = { event?: string; operation?: string; previousValue?: unknown };
