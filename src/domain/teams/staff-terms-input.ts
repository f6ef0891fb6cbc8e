/** Terms that staff agree with a team besides its draft, which holds no prices. */
import { z } from 'zod';
import { sizeLabelOf, MAX_UNITS_PER_SIZE } from '../catalogue/sizes';
import { amountInput } from '../money/amount-input';
import { customLineInput } from '../orders/custom-line-input';
import { givenDiscountInput } from '../orders/given-discount-input';
import { wholeNumber } from '../orders/line-input';
import { MAX_REASON } from '../orders/status-flow';
import { optionalLineInput } from '../text/person-input';
import { MAX_DRAFT_ITEMS } from './team-draft';
import { ONE_SIZE } from './team-order';

const TOO_MANY = `An order can have at most ${MAX_DRAFT_ITEMS} lines.`;

/** Price of a piece in all sizes of a line, except those with their own. In the shop’s currency. */
const linePrice = z.object({
  unitPrice: amountInput,
  sizePrices: z
    .record(
      z.string().refine((size) => size === ONE_SIZE || sizeLabelOf(size), 'Unknown size.'),
      amountInput,
    )
    .optional(),
});
export type LinePrice = z.output<typeof linePrice>;

const customLine = z.object({
  id: z.string().max(40).optional(),
  custom: customLineInput,
  quantity: wholeNumber(1, MAX_UNITS_PER_SIZE),
  unitPrice: amountInput,
});
export type TeamCustomLine = z.output<typeof customLine>;

export const staffTerms = {
  /** By key of the draft’s lines; those left out keep theirs. */
  linePrices: z
    .record(z.string().max(60), linePrice)
    .refine((prices) => Object.keys(prices).length <= MAX_DRAFT_ITEMS, TOO_MANY)
    .optional(),
  customLines: z.array(customLine).max(MAX_DRAFT_ITEMS, TOO_MANY).optional(),
  discount: givenDiscountInput.nullish(),
  /** Undefined: as agreed, if it was; null for that of the method. */
  deliveryAmount: amountInput.nullish(),
  priceReason: optionalLineInput(MAX_REASON).optional(),
};

export const staffTermsInput = z.object(staffTerms);
export type StaffTerms = z.output<typeof staffTermsInput>;

export const termsOf = (given: StaffTerms): StaffTerms => {
  const { linePrices, customLines, discount, deliveryAmount, priceReason } = given;
  return { linePrices, customLines, discount, deliveryAmount, priceReason };
};

/** As the rule of who may change prices reads them, for any order. */
export const pricedByHand = ({ linePrices = {}, discount, deliveryAmount, priceReason }: StaffTerms) => ({
  lines: Object.values(linePrices).map(({ unitPrice }) => ({ unitPrice, quantity: 1 })),
  ...{ discount, deliveryAmount, priceReason },
});
