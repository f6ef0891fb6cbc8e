import { checkoutInput } from '@/domain/orders/checkout-input';
import { fieldErrors } from '@/domain/text/field-errors';
import type { FieldErrors } from '@/lib/result';

/** What the server would say of these fields. Loaded when first needed: the schema’s library is large. */
export function validate(body: unknown): FieldErrors {
  const checked = checkoutInput.safeParse(body);
  return checked.success ? {} : fieldErrors(checked.error);
}
