import { z } from 'zod';
import { creditNoteInput } from '../invoices/received-money';
import { maxAmount, isExactAmount } from '../money/money';
import { amountHint } from '../money/typed-amount';
import { MAX_LINES, MAX_UNITS_PER_SIZE, sizeCodeOf } from '../catalogue/sizes';
import { wholeNumber } from '../orders/line-input';
import { MAX_REASON } from '../orders/status-flow';
import { lineInput, optionalLineInput, optionalTextInput, textInput } from '../text/person-input';
import { MEGABYTE, type UploadRule } from '../text/uploads';
import { RETURN_REASONS } from './return-state';

const MAX_NOTE = 2000;

const lineId = lineInput(200, 'Please give the id of a line.');

const items = z
  .array(
    z.strictObject(
      {
        lineId,
        quantity: wholeNumber(1, MAX_UNITS_PER_SIZE),
        reason: z.enum(RETURN_REASONS, 'Choose a reason.'),
      },
      'Please give a line, a quantity and a reason.',
    ),
    'Please give a list of items.',
  )
  .min(1, 'Choose what comes back.')
  .max(MAX_LINES, `A return has at most ${MAX_LINES} lines.`);

const request = { items, note: optionalTextInput(MAX_NOTE).optional() };

export const returnInput = z
  .strictObject(
    {
      token: optionalLineInput(64).optional(),
      orderNumber: optionalLineInput(40).optional(),
      email: optionalLineInput(254).optional(),
      ...request,
    },
    'Please send a JSON object.',
  )
  .refine(({ token, orderNumber, email }) => token || (orderNumber && email), {
    path: ['token'],
    error: 'Give the token of the order’s link, or its number and email address.',
  });

export const openReturnInput = z.strictObject(request, 'Please send a JSON object.');
export type ReturnRequest = z.output<typeof openReturnInput>;

export const approvalInput = z.strictObject(
  { instructions: optionalTextInput(MAX_NOTE).optional() },
  'Please send a JSON object.',
);

export const refusalInput = z.strictObject(
  { reason: textInput(MAX_REASON, 'Enter a reason.') },
  'Please send a JSON object.',
);

const pieces = wholeNumber(0, MAX_UNITS_PER_SIZE).default(0);

export const receiptInput = z.strictObject(
  {
    items: z
      .array(
        z.strictObject({ lineId, restocked: pieces, writtenOff: pieces }, 'Please give a line and its pieces.'),
        'Please give a list of items.',
      )
      .max(MAX_LINES),
  },
  'Please send a JSON object.',
);
export type Receipt = z.output<typeof receiptInput>;

const amount = z
  .number({ error: () => amountHint() })
  .min(0, { error: () => amountHint() })
  .refine((given) => given <= maxAmount() && isExactAmount(given), { error: () => amountHint() });

const message = optionalTextInput(MAX_NOTE).optional();

export const resolutionInput = z.discriminatedUnion(
  'resolution',
  [
    z.strictObject({
      resolution: z.literal('refund'),
      message,
      amounts: z.array(z.strictObject({ lineId, amount })).max(MAX_LINES).default([]),
      delivery: creditNoteInput.shape.delivery,
      refund: creditNoteInput.shape.refund,
      note: creditNoteInput.shape.note,
    }),
    z.strictObject({ resolution: z.literal('replacement'), message }),
    z.strictObject({
      resolution: z.literal('exchange'),
      message,
      items: z
        .array(
          z.strictObject(
            {
              lineId,
              color: optionalLineInput(100),
              size: optionalLineInput(40).transform((size, ctx) => {
                const code = size === undefined ? undefined : sizeCodeOf(size);
                if (size !== undefined && !code) ctx.addIssue({ code: 'custom', message: 'Unknown size.' });
                return code;
              }),
              quantity: wholeNumber(1, MAX_UNITS_PER_SIZE),
              unitPrice: amount.default(0),
            },
            'Please give a line with a colour or size, and its quantity.',
          ),
          'Please give a list of items.',
        )
        .min(1, 'Choose what is sent instead.')
        .max(MAX_LINES),
    }),
    z.strictObject({ resolution: z.literal('none'), message }),
  ],
  'Choose how the return is resolved.',
);
export type ResolutionInput = z.output<typeof resolutionInput>;
export type ExchangedItem = Extract<ResolutionInput, { resolution: 'exchange' }>['items'][number];

export const MAX_PHOTOS = 3;
export const PHOTO_UPLOAD: UploadRule = {
  accept: ['.jpg', '.jpeg', '.png'],
  formats: 'JPG, JPEG or PNG',
  maxBytes: 10 * MEGABYTE,
};
