import { toCents } from '@/domain/money/money';
import { MORE_THAN_GOODS, type GivenDiscount } from '@/domain/orders/given-discount';
import type { PricedGoods } from '@/domain/orders/price-goods';
import { failure, type Failure } from '@/lib/result';

/** @param given what it came to, at most all of the goods */
export const refuseDiscount = (
  discount: GivenDiscount | undefined,
  given: PricedGoods['given'],
  message = MORE_THAN_GOODS,
): Failure<'invalid'> | undefined =>
  discount?.kind === 'amount' && toCents(given?.amount ?? 0) < toCents(discount.value)
    ? failure('invalid', message, { fieldErrors: { 'discount.value': [message] } })
    : undefined;
