import { z } from 'zod';
import { amountInput } from '../money/amount-input';
import { amountHint } from '../money/typed-amount';
import {
  addressInput,
  billingInput,
  cartInput,
  deliveryMethodInput,
  notesInput,
  staffItemInput,
} from '../orders/checkout-input';
import { givenDiscountInput } from '../orders/given-discount-input';
import { customLineInput } from '../orders/custom-line-input';
import { customerInput } from '../orders/customer-input';
import { vatNumberInput } from '../taxes/tax-input';
import { MAX_OPTIONS } from './quote-state';
import { lineInput, optionalLineInput, optionalTextInput } from '../text/person-input';

/** A product, or a custom line at its own price. */
const item = z
  .intersection(staffItemInput, z.object({ unitPrice: amountInput.nullish(), custom: customLineInput.nullish() }))
  .superRefine(({ product, custom, unitPrice }, ctx) => {
    const refuse = (field: string, message: string) => void ctx.addIssue({ code: 'custom', path: [field], message });
    if (!custom === !product) refuse('product', 'Please give the id or slug of a product.');
    if (custom && typeof unitPrice !== 'number') refuse('unitPrice', amountHint());
  });

const option = z.object({
  name: optionalLineInput(80).transform((name) => name ?? ''),
  items: z
    .array(item, 'Please give a list of items.')
    .min(1, 'Add at least one product.')
    .max(200, 'An option can have at most 200 lines.'),
});

const fields = {
  customer: customerInput,
  shippingAddress: addressInput('the'),
  ...billingInput('the'),
  vatNumber: vatNumberInput.optional(),
  notes: notesInput,
  deliveryMethod: deliveryMethodInput,
  deliveryAmount: amountInput
    .nullish()
    .transform((given) => given ?? undefined)
    .optional(),
  discount: givenDiscountInput.nullish(),
  options: z
    .array(option, 'Please give a list of options.')
    .min(1, 'Add at least one product.')
    .max(MAX_OPTIONS, `A quote can have at most ${MAX_OPTIONS} options.`)
    .refine((options) => options.length === 1 || options.every(({ name }) => name !== ''), 'Name each option.'),
  terms: optionalTextInput(5000),
  expiresOn: z.iso.date('Choose a day.'),
  depositPercent: z.int('Enter whole per cent from 0 to 100.').min(0).max(100).nullish(),
};

export const newQuoteInput = z.object({ ...fields, inquiry: z.uuid().nullish() }, 'Please send a JSON object.');

/** Fields left out stay as they are. */
export const quoteChangeInput = z.object(
  { ...z.object(fields).partial().shape, revision: z.int().optional() },
  'Please send a JSON object.',
);

/** Fields that decide prices, as far as they are typed. */
export const quotePricing = z.object({
  options: z.array(z.object({ items: z.array(item).max(200) })).max(MAX_OPTIONS),
  delivery: cartInput.shape.delivery,
  deliveryAmount: fields.deliveryAmount,
  discount: givenDiscountInput.nullish().catch(undefined),
  email: z.string().max(200).optional(),
  vatNumber: vatNumberInput.catch(undefined),
});
export type QuotePricing = z.output<typeof quotePricing>;

export type NewQuoteInput = z.output<typeof newQuoteInput>;
export type QuoteChangeInput = z.output<typeof quoteChangeInput>;

export const acceptanceInput = z.object(
  {
    name: lineInput(120, 'Please enter your name.'),
    /** Its place in the list of options, from 1. */
    option: z.int('Choose one of the options.').min(1, 'Choose one of the options.').nullish(),
  },
  'Please send a JSON object.',
);
export type Acceptance = z.output<typeof acceptanceInput>;

export const declineInput = z.object({ reason: optionalTextInput(1000).optional() }, 'Please send a JSON object.');
