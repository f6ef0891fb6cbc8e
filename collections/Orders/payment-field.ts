import type { Field } from 'payload';
import { nobody } from '../shared/access';

const REFUSED = 'Only payments and refunds change this. Mark the order as paid, or refund it, in the back office.';

/** A field as it is stored, whatever spelling of nothing or of a time it came in. */
const stored = (value: unknown): string => JSON.stringify(value ?? null);

/**
 * A field of an order that payment operations alone write, by statements of their own: past Payload nobody does. Saves
 * that leave it as it is pass, as the panel sends every field.
 */
export const paymentField = (field: Field): Field =>
  ({
    ...field,
    access: { create: nobody },
    admin: { readOnly: true, ...field.admin },
    validate: (value: unknown, { event, operation, previousValue }: Submitted) =>
      event !== 'submit' || operation !== 'update' || stored(value) === stored(previousValue) || REFUSED,
  }) as Field;

type Submitted = { event?: string; operation?: string; previousValue?: unknown };
