/** Valid drafts and submissions. Prices in them are ignored: the server has its own. */
import { MAX_REGION } from '../orders/address-labels';
import { z } from 'zod';
import { deliveryMethodInput } from '../orders/checkout-input';
import { expectedTotal } from '../orders/expected-total';
import { sizeCounts, wholeNumber } from '../orders/line-input';
import { partSizesInput } from '../catalogue/product-parts-input';
import { MAX_UNITS_PER_SIZE, sizeCodeOf, UNKNOWN_SIZE } from '../catalogue/sizes';
import { MAX_DRAFT_ITEMS, MAX_DRAFT_PLAYERS, MAX_NAME, MAX_NOTES, type DraftItem } from './team-draft';
import { MAX_COMPANY_NAME, MAX_PURCHASE_ORDER } from '../orders/billing';
import { MAX_NAME_ON_BACK } from './back-name';
import { MAX_PRINTS, PRINT_PLACES } from './line-prints';
import { MAX_SQUAD } from './roster';
import { MAX_NUMBER, shirtNumberInput } from './shirt-number';
import { ONE_SIZE } from './team-order';
import { EMPTY_ORDER } from './team-order-messages';
import { storableText } from '../text/text';
import { isUuid } from '../text/uuid';
import { KIT_HASH } from '../kits/document/kit-hash';

/** As typed, with outer spaces: drafts are saved while typing. Limited by the stored length. */
const text = (max: number) =>
  z
    .string('Please enter text.')
    .overwrite(storableText)
    .refine((given) => given.normalize('NFC').length <= max, `Please use at most ${max} characters.`);

const codeOf = (size: string) => (size.toUpperCase() === ONE_SIZE ? ONE_SIZE : sizeCodeOf(size));

const size = z.string('Please enter text.').transform((given, ctx) => {
  const code = given.trim() === '' ? '' : codeOf(given);
  if (code !== undefined) return code;
  ctx.addIssue({ code: 'custom', message: UNKNOWN_SIZE });
  return z.NEVER;
});

const player = z.object(
  {
    memberId: z.uuid('Please give the id of a team member.').nullish(),
    name: text(MAX_NAME),
    nameOnBack: text(MAX_NAME_ON_BACK).default(''),
    number: shirtNumberInput(`Please enter a whole number from 0 to ${MAX_NUMBER}.`).nullable().default(null),
    squad: text(MAX_SQUAD).nullish(),
    size: size.default(''),
    sizes: partSizesInput(size).optional(),
  },
  'Please give a player with a name.',
);

const asset = z
  .string('Please give the id of a design asset.')
  .toLowerCase()
  .refine((given) => given === '' || isUuid(given), 'Please give the id of a design asset.');

const print = z.object(
  { asset, place: z.enum(PRINT_PLACES, `Please give a place: ${PRINT_PLACES.join(', ')}.`) },
  'Please give a logo with its place.',
);

const item = z
  .object(
    {
      key: text(60).optional(),
      product: text(200).min(1, 'Please give the id of a product.'),
      color: text(100).nullable().default(null),
      kit: z.string().regex(KIT_HASH, 'Please give a kit by its hash.').optional(),
      players: z.array(player, 'Please give a list of players.').default([]),
      extras: sizeCounts(codeOf, MAX_UNITS_PER_SIZE).default({}),
      prints: z
        .array(print, 'Please give a list of logos.')
        .max(MAX_PRINTS, `A line can have at most ${MAX_PRINTS} logos.`)
        .optional(),
    },
    'Please give a product with its quantities.',
  )
  .transform(({ players, ...rest }) => ({
    ...rest,
    players: players.map(({ memberId, squad, sizes, ...each }) => ({
      ...each,
      ...(squad && { squad }),
      ...(memberId && { memberId }),
      ...(sizes && { sizes }),
    })),
  }));

const items = z
  .array(item, 'Please give a list of items.')
  .max(MAX_DRAFT_ITEMS, `An order can have at most ${MAX_DRAFT_ITEMS} lines.`)
  .refine(
    (all) => all.reduce((sum, { players }) => sum + players.length, 0) <= MAX_DRAFT_PLAYERS,
    `An order can be for at most ${MAX_DRAFT_PLAYERS} names.`,
  )
  .transform((all): DraftItem[] => all.map(({ key, ...rest }, index) => ({ key: key ?? `item-${index}`, ...rest })))
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'Every line needs a key of its own.');

const notes = text(MAX_NOTES).default('');

const address = (missing: string) =>
  z.object(
    {
      line1: text(200).default(''),
      line2: text(200).default(''),
      city: text(100).default(''),
      region: text(MAX_REGION).optional(),
      postcode: text(16).default(''),
      country: text(100).default(''),
    },
    missing,
  );

const wishes = {
  shippingAddress: address('Please give a delivery address.').optional(),
  deliveryMethod: deliveryMethodInput,
  neededBy: text(40).optional(),
  purchaseOrder: text(MAX_PURCHASE_ORDER).optional(),
};

const editWishes = {
  ...wishes,
  companyName: text(MAX_COMPANY_NAME).optional(),
  billingAddress: address('Please give a billing address.').nullish(),
};

const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** `PUT /api/team/draft`: `version` is the one last read. */
export const draftInput = z.object(
  { version, draft: z.object({ items, notes, ...wishes }, 'Please send items and notes.') },
  'Please send a JSON object.',
);

export const reorderInput = z.object(
  {
    orderId: z.string('Please give the id of an order.'),
    replace: z.boolean().default(false),
    roster: z.boolean().default(false),
  },
  'Please send a JSON object.',
);

export const submissionFields = z.object(
  { version: version.optional(), items: items.optional(), notes, expectedTotal, ...wishes },
  'Please send a JSON object.',
);

export const submissionInput = submissionFields.refine(
  (given) => given.version !== undefined || (given.items?.length ?? 0) > 0,
  { path: ['items'], error: EMPTY_ORDER.description },
);

export type Submission = z.output<typeof submissionInput>;

/** Edit of a submitted order, based on `revision`; `expectedTotal` as for a submission. */
export const teamOrderEditInput = z.object(
  {
    revision: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    items,
    notes,
    expectedTotal,
    ...editWishes,
  },
  'Please send a JSON object.',
);

export const teamEditQuoteInput = z.object({ items, notes, ...editWishes }, 'Please send items and notes.');

export type TeamOrderEdit = z.output<typeof teamOrderEditInput>;
