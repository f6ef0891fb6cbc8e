import { z } from 'zod';
import { ENTERED_WAYS, reasonInput } from '../invoices/payments';
import { paymentInput, typedAmount } from '../invoices/received-money';
import { maxAmount, toCents } from '../money/money';
import { amountHint, amountLimit } from '../money/typed-amount';
import { isDay } from '../text/days';
import { blankOr, lineInput, optionalLineInput, optionalTextInput } from '../text/person-input';
import { MAX_MESSAGE, MAX_NAME, MAX_TYPED_CODE } from './voucher';

const money = typedAmount.refine((cents) => cents <= toCents(maxAmount()), { error: () => amountLimit() });

const expiresOn = z
  .string()
  .refine((typed) => typed === '' || isDay(typed), 'Enter a day.')
  .transform((typed) => typed || null);

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine(
    blankOr((typed) => z.regexes.email.test(typed)),
    'Please enter a valid email address.',
  );

/** `paidBy`: how its buyer paid; '' for a present of the shop. */
export const voucherInput = z
  .strictObject({
    amount: money.refine((cents) => cents > 0, { error: () => amountHint() }),
    paidBy: z.enum([...ENTERED_WAYS, '']),
    expiresOn,
    recipientName: optionalLineInput(MAX_NAME),
    recipientEmail: email,
    message: optionalTextInput(MAX_MESSAGE),
    isEmailed: z.boolean(),
  })
  .refine(({ isEmailed, recipientEmail }) => !isEmailed || recipientEmail !== '', {
    path: ['recipientEmail'],
    error: 'Enter the address to send it to.',
  });
export type VoucherInput = z.output<typeof voucherInput>;

/** `expectedAmount`: what it was seen to pay, in the order’s currency; any other is refused. */
export const voucherPayment = z.strictObject({
  voucherCode: lineInput(MAX_TYPED_CODE, 'Enter the code of the gift voucher.'),
  expectedAmount: z.number().positive().optional(),
});

export const orderPaymentInput = z.discriminatedUnion(
  'way',
  [paymentInput, voucherPayment.extend({ way: z.literal('voucher') })],
  'Choose how it was paid.',
);

export const correctionInput = z.strictObject({ balance: money, expiresOn, ...reasonInput.shape });
export type CorrectionInput = z.output<typeof correctionInput>;

export const sendVoucherInput = z.strictObject({
  email: email.refine((typed) => typed !== '', 'Enter the address to send it to.'),
});
