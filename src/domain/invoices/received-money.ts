import { z } from 'zod';
import { toCents } from '../money/money';
import { amountHint, readAmount } from '../money/typed-amount';
import { enteredPayment } from './payments';

export const typedAmount = z
  .string()
  .trim()
  .refine((typed) => readAmount(typed) !== undefined, { error: () => amountHint(), abort: true })
  .transform((typed) => toCents(readAmount(typed) ?? 0));

export const receivedMoney = enteredPayment.extend({ amount: typedAmount });
