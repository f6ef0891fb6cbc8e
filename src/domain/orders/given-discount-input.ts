import { z } from 'zod';
import { amountInput } from '../money/amount-input';
import { optionalLineInput } from '../text/person-input';
import { DISCOUNT_KINDS } from './given-discount';

const PERCENT = 'Enter whole per cent from 1 to 100.';

export const givenDiscountInput = z
  .object(
    {
      kind: z.enum(DISCOUNT_KINDS, 'Choose per cent or an amount.'),
      value: amountInput,
      name: optionalLineInput(80).transform((name) => name ?? 'Discount'),
    },
    'Please give a discount.',
  )
  .refine(({ kind, value }) => kind === 'amount' || (Number.isInteger(value) && value >= 1 && value <= 100), {
    path: ['value'],
    error: PERCENT,
  })
  .refine(({ value }) => value > 0, { path: ['value'], error: 'Enter an amount above 0.' });
