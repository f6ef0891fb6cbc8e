import { checkoutInput, fieldErrors } from '@/domain/orders/checkout-input';
import type { FieldErrors } from '@/lib/result';

/** What the server would say of these fields. Loaded when first needed: the schema’s library is large. */
export function validate(body: unknown): FieldErrors {
  const checked = checkoutInput.safeParse(body);
  return checked.success ? {} : fieldErrors(checked.error);
}
