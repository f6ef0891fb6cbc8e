import type { PayloadRequest } from 'payload';
import { changesPrices, reasonProblem } from '@/domain/orders/order-edit';
import { may } from '@/lib/accounts/active-user';
import { invalidFields } from '@/lib/failures';
import { failure, type Failure } from '@/lib/result';

export const NO_PRICES = failure('forbidden', 'Your role does not allow you to change prices.');

/** Prices, discounts and the price of delivery are changed by permission, prices of lines with a reason. */
export function refusePrices(
  { user }: PayloadRequest,
  input: Parameters<typeof reasonProblem>[0],
  isDeliveryAgreed = false,
): Failure<'forbidden' | 'invalid'> | undefined {
  const endsAgreed = isDeliveryAgreed && input.deliveryAmount === null;
  if (!changesPrices(input) && !endsAgreed) return undefined;
  if (!may(user, 'prices:write')) return NO_PRICES;
  const fieldErrors = reasonProblem(input);
  return Object.keys(fieldErrors).length > 0 ? invalidFields(fieldErrors) : undefined;
}
