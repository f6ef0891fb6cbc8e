import { checkoutInput } from '@/domain/orders/checkout-input';
import { fieldErrors } from '@/domain/text/field-errors';
import type { FieldErrors } from '@/lib/result';

/** The server's validation of these fields. Loaded on demand: the schema’s library is large. */
export function validate(body: unknown): FieldErrors {
  const checked = checkoutInput.safeParse(body);
  return checked.success ? {} : fieldErrors(checked.error);
}
