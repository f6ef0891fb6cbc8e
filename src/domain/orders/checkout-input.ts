/** Prices are the server’s; of those sent only the total is read, for comparison. */
import { MAX_REGION } from './address-labels';
import { z } from 'zod';
import { COUNTRY_CODES } from '../text/countries';
import { MAX_COMPANY_NAME, MAX_PURCHASE_ORDER } from './billing';
import { expectedTotal } from './expected-total';
import { sizeCounts, wholeNumber } from './line-input';
import { postcodeOf, postcodeProblem } from './address-postcode';
import { blankOr, emailInput, lineInput, optionalLineInput, optionalTextInput, phoneInput } from '../text/person-input';
import { partSizesInput } from '../catalogue/product-parts-input';
import { offerCodeOf } from '../offers/offer';
import { MAX_LINES, MAX_UNITS_PER_SIZE, sizeCodeOf, UNKNOWN_SIZE, type SizeCode } from '../catalogue/sizes';
import { cleanPlayer, playerNameProblem, playerNumberProblem } from './player-input';
import { MAX_PLAYERS } from './players';
import type { RequestedItem } from './shop-items';
import { cleanLine } from '../text/text';
import { vatNumberInput } from '../taxes/tax-input';
import { SELECT_QUANTITIES } from '../catalogue/storefront-messages';

/** Design by its id, by the hash of its kit, or the kit itself, parsed when priced. */
const DESIGN = 'Please give a design by its id, or the kit itself.';

const PAYMENT_METHODS = ['invoice', 'card'] as const;

const printed = (problemOf: (text: string) => string | undefined) =>
  z
    .union([z.string(), z.int()], 'Please enter text.')
    .nullish()
    .transform((given) => String(given ?? ''))
    .superRefine((text, ctx) => {
      const problem = problemOf(cleanLine(text));
      if (problem) ctx.addIssue({ code: 'custom', message: problem });
    });

const playerSize = z
  .string('Please give a size.')
  .nullish()
  .transform((size, ctx) => {
    if (!size) return undefined;
    const code = sizeCodeOf(size);
    if (!code) ctx.addIssue({ code: 'custom', message: UNKNOWN_SIZE });
    return code;
  });

const print = {
  name: printed(playerNameProblem),
  number: printed((number) => playerNumberProblem(number.toUpperCase())),
};

export const printInput = z.object(print, 'Please give a name and a number.').transform(cleanPlayer);

const player = z
  .object(
    {
      ...print,
      size: playerSize,
      sizes: partSizesInput(playerSize).nullish(),
    },
    'Please give a player with a name, number and size.',
  )
  .transform(({ size, sizes, ...given }) => {
    const own = Object.entries(sizes ?? {}).flatMap(([part, each]) => (each ? [[part, each] as const] : []));
    return {
      ...cleanPlayer(given),
      ...(size && { size }),
      ...(own.length > 0 && { sizes: Object.fromEntries(own) }),
    };
  });

export const playersInput = z
  .array(player, 'Please give a list of players.')
  .max(MAX_PLAYERS, `A line has at most ${MAX_PLAYERS} players.`)
  .nullish()
  .transform((given) => given ?? []);

const design = z
  .union([lineInput(64, DESIGN), z.record(z.string(), z.unknown())], DESIGN)
  .nullish()
  .transform((given) => given ?? undefined);

function sizesOfPlayers(given: z.output<typeof playersInput>): Partial<Record<SizeCode, number>> {
  const counts: Partial<Record<SizeCode, number>> = {};
  for (const { size } of given) if (size) counts[size] = (counts[size] ?? 0) + 1;
  return counts;
}

/** `sizes` only if sizes are chosen, with `quantity` as their sum; players without either count as one piece each. */
const itemOf = <Product extends z.ZodType>(product: Product) =>
  z
    .object(
      {
        product,
        color: optionalLineInput(100),
        sizes: sizeCounts(sizeCodeOf, MAX_UNITS_PER_SIZE).nullish(),
        quantity: wholeNumber(1, MAX_UNITS_PER_SIZE).nullish(),
        design,
        players: playersInput,
      },
      'Please give a product with its quantities.',
    )
    .transform(({ sizes, quantity, design: kit, players: rows, ...rest }, ctx) => {
      const counts = sizes && Object.keys(sizes).length > 0 ? sizes : sizesOfPlayers(rows);
      const chosen = Object.values(counts);
      const total = chosen.length > 0 ? chosen.reduce((sum, count) => sum + count, 0) : (quantity ?? rows.length);
      const refuse = (field: string, message: string) => {
        ctx.addIssue({ code: 'custom', path: [field], message });
        return z.NEVER;
      };
      if (!total) return refuse('sizes', SELECT_QUANTITIES.description);
      if (chosen.some((count) => count > MAX_UNITS_PER_SIZE)) return refuse('sizes', 'Too many pieces of one size.');
      if (quantity && quantity !== total) return refuse('quantity', 'The quantity must be the sum of the sizes.');
      return {
        ...rest,
        ...(kit !== undefined && { design: kit }),
        ...(chosen.length > 0 && { sizes: counts }),
        quantity: total,
        ...(rows.length > 0 && { players: rows }),
      };
    });

const PRODUCT = 'Please give the id or slug of a product.';
const item = itemOf(lineInput(200, PRODUCT));
export const staffItemInput = itemOf(optionalLineInput(200).optional());

const customer = z.object(
  {
    firstName: lineInput(100, 'Please enter your first name.'),
    lastName: lineInput(100, 'Please enter your last name.'),
    email: emailInput,
    phone: phoneInput,
  },
  'Please enter your contact details.',
);

export const countryInput = lineInput(100, 'Please choose a country.')
  .toUpperCase()
  .refine(
    blankOr((code) => COUNTRY_CODES.includes(code)),
    'Please give a two-letter country code, such as GB.',
  );

/** @param whose addresses the customer ('your') or staff ('the'). */
const addressFields = (whose: 'your' | 'the') =>
  z.object(
    {
      line1: lineInput(200, `Please enter ${whose} address.`),
      line2: optionalLineInput(200),
      city: lineInput(100, `Please enter ${whose} town or city.`),
      region: optionalLineInput(MAX_REGION).optional(),
      postcode: optionalLineInput(16).transform((postcode) => postcode ?? ''),
      country: countryInput,
    },
    'Please enter a delivery address, or a billing address if you collect the order.',
  );

type TypedPlace = { country: string; postcode: string };

/** In the country’s form; as typed if invalid, which only occurs in old addresses. */
const canonical = <Place extends TypedPlace>(given: Place): Place => ({
  ...given,
  postcode: postcodeOf(given.postcode, given.country) ?? given.postcode,
});

/** Available before the other address fields are valid. */
const hasPlace = ({ value }: { value: unknown }) =>
  z.object({ country: z.string(), postcode: z.string() }).safeParse(value).success;

export const addressInput = (whose: 'your' | 'the') =>
  addressFields(whose)
    .refine(({ country, postcode }) => postcodeProblem(postcode, country, whose) === undefined, {
      path: ['postcode'],
      error: ({ input }) => {
        const { country, postcode } = input as TypedPlace;
        return postcodeProblem(postcode, country, whose);
      },
      when: hasPlace,
    })
    .transform(canonical);

/** Address of an edited order, whose postcode may be old and unchecked: see `changedPostcodes`. */
export const editedAddressInput = addressFields('the').transform(canonical);
export const editedBillingAddress = editedAddressInput
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();

export const billingInput = (whose: 'your' | 'the') => ({
  companyName: optionalLineInput(MAX_COMPANY_NAME).optional(),
  purchaseOrder: optionalLineInput(MAX_PURCHASE_ORDER).optional(),
  billingAddress: addressInput(whose)
    .nullish()
    .transform((given) => given ?? undefined)
    .optional(),
});

const items = z
  .array(item, 'Please give a list of items.')
  .min(1, 'Your cart is empty.')
  .max(MAX_LINES, `An order can have at most ${MAX_LINES} lines.`);

export const deliveryMethodInput = optionalLineInput(40).optional();

/** Code of an offer; one that no offer has is refused when the order is priced. */
const offerCodeInput = optionalLineInput(60)
  .transform((typed) => (typed ? offerCodeOf(typed) : undefined))
  .optional();

const voucherCodeInput = optionalLineInput(60).optional();

const destination = z
  .object(
    {
      country: countryInput,
      postcode: optionalLineInput(16),
      method: deliveryMethodInput,
    },
    'Please give a country.',
  )
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();

/** Items to be priced, and as far as known their destination and buyer, which decide delivery and tax. */
export const cartInput = z.object(
  {
    items,
    delivery: destination,
    vatNumber: vatNumberInput.optional().catch(undefined),
    offerCode: offerCodeInput,
    voucherCode: voucherCodeInput,
  },
  'Please send a JSON object.',
);

function withOneAddress(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { shippingAddress, billingAddress } = body as Record<string, unknown>;
  return !shippingAddress && billingAddress ? { ...body, shippingAddress: billingAddress, isBilledAlone: true } : body;
}

const checkoutFields = z.object(
  {
    items,
    customer,
    shippingAddress: addressInput('your'),
    vatNumber: vatNumberInput.optional(),
    ...billingInput('your'),
    paymentMethod: z.enum(PAYMENT_METHODS, 'Please choose a payment method.'),
    notes: optionalTextInput(2000),
    deliveryMethod: deliveryMethodInput,
    offerCode: offerCodeInput,
    voucherCode: voucherCodeInput,
    expectedVoucherAmount: expectedTotal,
    isBilledAlone: z.boolean().optional(),
    expectedTotal,
  },
  'Please send a JSON object.',
);

export const checkoutInput = z.preprocess(
  withOneAddress,
  checkoutFields.transform(({ isBilledAlone = false, ...input }) => ({
    ...input,
    /** Only the billing address was given, which suffices for a collection. */
    ...(isBilledAlone && { isBilledAlone }),
  })),
);

export const { notes: notesInput } = checkoutFields.shape;

type CheckoutInput = z.output<typeof checkoutInput>;
type CheckoutItem = CheckoutInput['items'][number];

export type OrderInput = Omit<CheckoutInput, 'items'> & { items: OrderItem[] };
export type OrderItem = Omit<CheckoutItem, 'players' | 'product'> &
  Pick<RequestedItem, 'agreed' | 'custom' | 'isMadeToOrder' | 'players' | 'product'>;

/** The `Idempotency-Key` header: 8 to 200 visible ASCII characters. */
export const idempotencyKey = z
  .string('An Idempotency-Key header is required.')
  .regex(/^[\x21-\x7e]{8,200}$/, 'The Idempotency-Key must be 8 to 200 visible ASCII characters.');
