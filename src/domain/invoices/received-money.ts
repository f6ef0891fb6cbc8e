import { z } from 'zod';
import { isExactAmount, maxAmount, toCents } from '../money/money';
import { amountHint, readAmount } from '../money/typed-amount';
import { enteredPayment } from './payments';

export const typedAmount = z
  .string()
  .trim()
  .refine((typed) => readAmount(typed) !== undefined, { error: () => amountHint(), abort: true })
  .transform((typed) => toCents(readAmount(typed) ?? 0));

export const receivedMoney = enteredPayment.extend({ amount: typedAmount });

/** As REST takes it: an amount in the order’s currency. */
export const paymentInput = enteredPayment.extend({
  amount: z
    .number()
    .positive()
    .refine((amount) => amount <= maxAmount() && isExactAmount(amount), { error: () => amountHint() }),
  way: enteredPayment.shape.way.default('transfer'),
  reference: enteredPayment.shape.reference.default(''),
  allowOverpayment: z.boolean().optional(),
});
