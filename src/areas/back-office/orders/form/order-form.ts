/** The form of an order, new or not: what is typed, and how it is sent. */
import { BILLING_FIELDS, billingBody, typedBilling } from '@/domain/orders/billing';
import { toAmount, toCents } from '@/domain/money/money';
import { picturePath } from '@/domain/kits/designs/design-links';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { Player } from '@/domain/orders/players';
import { changedRows, lineRow, sumRows, type PriceChange, type PriceRow } from '@/domain/cart/price-changes';
import { parseVatNumber } from '@/domain/taxes/vat-number';
import { shopFormat } from '@/domain/text/shop-format';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';

export const TEXT_FIELDS = [
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

/** Of a new order: delivered in the shop’s own country, unless something else is typed. */
export const emptyValues = (): FormValues => ({
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as FormValues),
  'shippingAddress.country': shopFormat().country,
  ...typedBilling({}, shopFormat().country),
});

/** A line of the form; `quantity` is what is typed. */
export type FormLine = {
  key: string;
  /** Of the order’s own line; new ones have none. */
  id?: string;
  product: string;
  name: string;
  color?: string;
  size?: string;
  /** The kit it is made to; \`isChanged\` where that is another one than was ordered. */
  kit?: { hash: string; name: string; garment: KitGarmentType; isChanged?: boolean };
  /** Names and numbers of its pieces, as typed; `isReprinted` once they differ from those ordered. */
  players?: readonly Player[];
  isReprinted?: boolean;
  quantity: string;
  /** In the shop’s currency. */
  unitPrice: number;
  image: string | null;
};

const lineKey = ({ product, color, size, kit }: FormLine): string => [product, color, size, kit?.hash].join('|');

/** Adds lines; what is there already becomes more. */
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

/** What is typed as a number of pieces; undefined where it is none. */
export const unitsOf = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;

/** The lines as the server saves them: as it prices them, with the names and numbers that are corrected. */
export const toSavedLines = (lines: readonly FormLine[]) =>
  toLines(lines).map((line, index) => {
    const { players = [], isReprinted = false } = lines[index] ?? {};
    return { ...line, ...(isReprinted && { players: [...players] }) };
  });

/** The lines as the server prices them. What is no number goes as 0, which it refuses beside the field. */
export const toLines = (lines: readonly FormLine[]) =>
  lines.map(({ id, product, color, size, kit, quantity }) => {
    const units = unitsOf(quantity) ?? 0;
    if (!id) return { product, color, size, quantity: units };
    return { id, quantity: units, ...(kit?.isChanged && { design: kit.hash }) };
  });

/** The lines with another design in place of the one that a line is made to: all sizes of the product have it together. */
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

/** The lines with another name or number for a player of one. */
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

/** Where it goes and how, as the server prices it. */
export const toDestination = (values: FormValues) => ({
  country: values['shippingAddress.country'],
  postcode: values['shippingAddress.postcode'].slice(0, 16),
  ...(values.deliveryMethod && { method: values.deliveryMethod }),
});

/** Who orders, as far as tax goes. A VAT number counts once it is whole, so that it is not asked about letter by letter. */
export const toBuyer = (values: FormValues) => ({
  email: values['customer.email'].trim().slice(0, 200),
  vatNumber: parseVatNumber(values.vatNumber)?.number,
});

/** The text fields as the server takes them. */
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

/** Prices of these lines that have changed since they were shown. */
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
