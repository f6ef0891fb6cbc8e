/** Form of a new or existing order: its input, and the body it is sent as. */
import type { Address } from '@/domain/orders/address-lines';
import { BILLING_FIELDS, billingBody, typedBilling } from '@/domain/orders/billing';
import { toAmount, toCents } from '@/domain/money/money';
import { fieldAmount, readAmount, readPrice } from '@/domain/money/typed-amount';
import type { DiscountKind, GivenDiscount } from '@/domain/orders/given-discount';
import type { CustomTerms } from '@/domain/orders/resolve-line';
import { picturePath } from '@/domain/kits/designs/design-links';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { Player } from '@/domain/orders/players';
import { changedRows, lineRow, sumRows, type PriceChange, type PriceRow } from '@/domain/cart/price-changes';
import { parseVatNumber } from '@/domain/taxes/vat-number';
import { shopFormat } from '@/domain/text/shop-format';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';

const TEXT_FIELDS = [
  'customer.firstName',
  'customer.lastName',
  'customer.email',
  'customer.phone',
  'vatNumber',
  'shippingAddress.country',
  'shippingAddress.line1',
  'shippingAddress.line2',
  'shippingAddress.city',
  'shippingAddress.region',
  'shippingAddress.postcode',
  'deliveryMethod',
  ...BILLING_FIELDS,
  'notes',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type FormValues = Record<TextField, string>;

export const emptyValues = (): FormValues => ({
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as FormValues),
  'shippingAddress.country': shopFormat().country,
  ...typedBilling({}, shopFormat().country),
});

export type FormPrices = Record<
  'discountKind' | 'discountValue' | 'discountName' | 'deliveryAmount' | 'priceReason',
  string
>;

export const NO_PRICES: FormPrices = {
  ...{ discountKind: '', discountValue: '', discountName: '', deliveryAmount: '', priceReason: '' },
};

export const typedPrices = (discount: GivenDiscount | undefined): FormPrices => ({
  ...NO_PRICES,
  ...(discount && {
    discountKind: discount.kind,
    discountValue: discount.kind === 'amount' ? fieldAmount(discount.value) : String(discount.value),
    discountName: discount.name,
  }),
});

export const addressValues = ({ country, line1, line2, city, region, postcode }: Address) => ({
  'shippingAddress.country': country,
  'shippingAddress.line1': line1,
  'shippingAddress.line2': line2 ?? '',
  'shippingAddress.city': city,
  'shippingAddress.region': region ?? '',
  'shippingAddress.postcode': postcode,
});

export type FormLine = {
  key: string;
  id?: string;
  product?: string;
  /** Instead of a product: named by its description, at its `agreed` price. */
  custom?: CustomTerms;
  isMadeToOrder?: boolean;
  name: string;
  color?: string;
  size?: string;
  /** Kit of the line; `isChanged` if it differs from the ordered one. */
  kit?: { hash: string; name: string; garment: KitGarmentType; isChanged?: boolean };
  /** Names and numbers as typed; `isReprinted` once they differ from the ordered ones. */
  players?: readonly Player[];
  isReprinted?: boolean;
  quantity: string;
  unitPrice: number;
  /** Price of a piece as typed, if it is changed. Empty: today’s, or the order’s. */
  agreed?: string;
  image: string | null;
};

const lineKey = ({ key, product, color, size, kit }: FormLine): string =>
  product ? [product, color, size, kit?.hash].join('|') : key;

export function addLines(lines: readonly FormLine[], added: readonly FormLine[]): FormLine[] {
  return added.reduce<FormLine[]>(
    (all, line) => {
      const at = all.findIndex((each) => lineKey(each) === lineKey(line));
      const known = all[at];
      return known ? all.with(at, { ...known, quantity: sum(known.quantity, line.quantity) }) : [...all, line];
    },
    [...lines],
  );
}

const sum = (a: string, b: string): string => String((unitsOf(a) ?? 0) + (unitsOf(b) ?? 0));

export const unitsOf = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

export const toSavedLines = (lines: readonly FormLine[]) =>
  toLines(lines).map((line, index) => {
    const { players = [], isReprinted = false } = lines[index] ?? {};
    return { ...line, ...(isReprinted && { players: [...players] }) };
  });

/** Sends an invalid quantity as 0, which the server refuses at its field. */
export const toLines = (lines: readonly FormLine[]) =>
  lines.map((line) => {
    const { id, product, color, size, kit, quantity, isMadeToOrder } = line;
    const sent = {
      ...{ quantity: unitsOf(quantity) ?? 0, ...pricedBody(line) },
      ...(isMadeToOrder !== undefined && { isMadeToOrder }),
    };
    if (id) return { id, ...sent, ...(kit?.isChanged && { design: kit.hash }) };
    return product ? { product, color, size, ...sent } : sent;
  });

/** An amount that cannot be read is refused at its field. */
const typedAmount = (typed: string): number | null => (typed.trim() === '' ? null : (readAmount(typed) ?? Number.NaN));

export function pricedBody({ name, custom, agreed = '', unitPrice }: FormLine) {
  const isTyped = agreed.trim() !== '';
  const price = isTyped ? (readPrice(agreed, unitPrice) ?? Number.NaN) : Number.NaN;
  if (custom) return { custom: { ...custom, description: name }, unitPrice: price };
  return isTyped ? { unitPrice: price } : {};
}

export const isRepriced = ({ custom, agreed = '' }: FormLine): boolean => !custom && agreed.trim() !== '';

export const toPrices = ({ discountKind: kind, discountValue, discountName: name, deliveryAmount }: FormPrices) => ({
  discount: kind === '' ? null : { kind: kind as DiscountKind, value: typedAmount(discountValue) ?? Number.NaN, name },
  deliveryAmount: typedAmount(deliveryAmount),
});

/** As far as it can be priced; of an edit without a discount that stays. */
export function pricedSums(prices: FormPrices, before: FormPrices) {
  const { discount, deliveryAmount } = changedPrices(prices, before);
  return {
    ...(discount !== undefined && !Number.isNaN(discount?.value) && { discount }),
    ...(deliveryAmount !== undefined && !Number.isNaN(deliveryAmount) && { deliveryAmount }),
  };
}

export function changedPrices(prices: FormPrices, before: FormPrices) {
  const [{ discount, deliveryAmount }, known] = [toPrices(prices), toPrices(before)];
  const isChanged = JSON.stringify(discount) !== JSON.stringify(known.discount);
  return { ...(isChanged && { discount }), ...(deliveryAmount !== known.deliveryAmount && { deliveryAmount }) };
}

export function changeDesign(
  lines: readonly FormLine[],
  { product, kit: was }: FormLine,
  { hash, name }: { hash: string; name: string },
): FormLine[] {
  return lines.map((line) =>
    was && line.kit && line.product === product && line.kit.hash === was.hash
      ? {
          ...line,
          kit: { ...line.kit, hash, name, isChanged: true },
          image: picturePath(hash, { garment: line.kit.garment }),
        }
      : line,
  );
}

export const changePlayer = (
  lines: readonly FormLine[],
  { key }: FormLine,
  at: number,
  changed: Partial<Player>,
): FormLine[] =>
  lines.map((line) =>
    line.key === key
      ? {
          ...line,
          isReprinted: true,
          players: line.players?.map((player, index) => (index === at ? { ...player, ...changed } : player)),
        }
      : line,
  );

export const toDestination = (values: FormValues) => ({
  country: values['shippingAddress.country'],
  postcode: values['shippingAddress.postcode'].slice(0, 16),
  ...(values.deliveryMethod && { method: values.deliveryMethod }),
});

/** Sends a VAT number only once complete, to avoid a check per keystroke. */
export const toBuyer = (values: FormValues) => ({
  email: values['customer.email'].trim().slice(0, 200),
  vatNumber: parseVatNumber(values.vatNumber)?.number,
});

export function toBody(values: FormValues) {
  return {
    customer: {
      firstName: values['customer.firstName'],
      lastName: values['customer.lastName'],
      email: values['customer.email'],
      phone: values['customer.phone'],
    },
    shippingAddress: {
      line1: values['shippingAddress.line1'],
      line2: values['shippingAddress.line2'],
      city: values['shippingAddress.city'],
      region: values['shippingAddress.region'],
      postcode: values['shippingAddress.postcode'],
      country: values['shippingAddress.country'],
    },
    ...billingBody(values),
    ...(values.vatNumber && { vatNumber: values.vatNumber }),
    ...(values.deliveryMethod && { deliveryMethod: values.deliveryMethod }),
    notes: values.notes,
  };
}

export function formPriceChanges(lines: readonly FormLine[], before: LinesQuote, after: LinesQuote): PriceChange[] {
  const rowsOf = ({ unitPrices, sums, delivery }: LinesQuote): PriceRow[] => [
    ...lines.flatMap(({ key, name, color, size, kit, quantity }, index) => {
      const price = unitPrices[index];
      const amount = toAmount(toCents(price ?? 0) * (unitsOf(quantity) ?? 0));
      return typeof price === 'number' ? [lineRow(key, [name, color ?? kit?.name, size], amount)] : [];
    }),
    ...(sums ? sumRows({ ...sums, delivery: delivery?.delivery, shippingAmount: delivery?.shippingAmount ?? 0 }) : []),
  ];
  return changedRows(rowsOf(before), rowsOf(after));
}
