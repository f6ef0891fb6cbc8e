import { z } from 'zod';
import { isExactAmount, maxAmount, toCents } from '../money/money';
import { amountHint, readAmount } from '../money/typed-amount';
import { MAX_UNITS_PER_SIZE } from '../catalogue/sizes';
import { wholeNumber } from '../orders/line-input';
import { MAX_REASON } from '../orders/status-flow';
import { cleanText } from '../text/text';
import { enteredPayment, reasonInput, REFUND_WAYS } from './payments';

export const typedAmount = z
  .string()
  .trim()
  .refine((typed) => readAmount(typed) !== undefined, { error: () => amountHint(), abort: true })
  .transform((typed) => toCents(readAmount(typed) ?? 0));

export const receivedMoney = enteredPayment.extend({ amount: typedAmount });

const amountOf = (least: z.ZodNumber) =>
  least.refine((amount) => amount <= maxAmount() && isExactAmount(amount), { error: () => amountHint() });

/** As REST takes it: an amount in the order’s currency. */
export const paymentInput = enteredPayment.extend({
  amount: amountOf(z.number().positive()),
  // No default, which a union by way would not choose without one.
  way: enteredPayment.shape.way.optional().transform((way) => way ?? 'transfer'),
  reference: enteredPayment.shape.reference.default(''),
  allowOverpayment: z.boolean().optional(),
});

const credited = z.number().min(0);

/** As REST takes it. */
export const creditNoteInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: z.string().max(200),
        quantity: wholeNumber(0, MAX_UNITS_PER_SIZE).default(0),
        amount: amountOf(credited).optional(),
      }),
    )
    .max(200)
    .default([]),
  delivery: amountOf(credited).default(0),
  ...reasonInput.shape,
  note: z.string().overwrite(cleanText).max(MAX_REASON, `Please use at most ${MAX_REASON} characters.`).default(''),
  refund: z.strictObject({ amount: amountOf(z.number().positive()), way: z.enum(REFUND_WAYS).optional() }).optional(),
});

/** Amounts in cents, as operations take them. */
export const creditInCents = ({ lines, delivery, refund, ...input }: z.output<typeof creditNoteInput>) => ({
  ...input,
  lines: lines.map(({ amount, ...line }) => ({ ...line, cents: amount === undefined ? undefined : toCents(amount) })),
  delivery: toCents(delivery),
  refund: refund && { cents: toCents(refund.amount), way: refund.way },
});
