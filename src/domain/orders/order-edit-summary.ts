import type { Address } from './address-lines';
import { z } from 'zod';
import { billingOf, invoicedTo, type Billing } from './billing';
import { formatAmount } from '../money/money';
import { customText } from './custom-line';
import { kitChangeText } from './kit-change';
import { discountText } from '../money/price-tiers';
import type { OrderDiscount, OrderLine } from './price-goods';
import type { OrderedKit } from './resolve-line';

const line = z.object({
  name: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  terms: z.string().optional(),
  made: z.object({ id: z.string(), product: z.string(), kit: z.custom<OrderedKit>() }).optional(),
});
const snapshot = z.object({
  contact: z.string(),
  address: z.string(),
  invoiceTo: z.string(),
  purchaseOrder: z.string(),
  notes: z.string(),
  lines: z.array(line),
  /** Lines with corrected print, without names and numbers: the log outlives them. */
  printed: z.array(z.string()),
  totalAmount: z.number(),
  delivery: z.string(),
  discount: z.string().optional(),
  priceReason: z.string().optional(),
});

type OrderSnapshot = z.infer<typeof snapshot>;

export type SnapshotSource = Billing & {
  contact: { firstName: string; lastName: string; email: string; phone?: string | null };
  shippingAddress: Address;
  notes?: string | null;
  lines: readonly (OrderLine & { id?: string })[];
  corrected?: readonly OrderLine[];
  totalAmount: number;
  delivery?: string;
  discounts?: readonly OrderDiscount[];
  priceReason?: string;
};

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

export const lineName = ({
  productName,
  color,
  kit,
  sizeLabel,
}: Pick<OrderLine, 'productName' | 'color' | 'kit' | 'sizeLabel'>) => joined(productName, color, kit?.name, sizeLabel);

const termsOf = ({ custom, isMadeToOrder }: Pick<OrderLine, 'custom' | 'isMadeToOrder'>): string => {
  if (custom) return customText(custom);
  return isMadeToOrder ? 'made to order' : '';
};

export function snapshotOf(source: SnapshotSource): OrderSnapshot {
  const { contact, shippingAddress: to, notes, lines, corrected = [], totalAmount, delivery } = source;
  const given = source.discounts?.filter(({ isGiven }) => isGiven) ?? [];
  return {
    contact: joined(`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone),
    address: joined(to.line1, to.line2, to.city, to.region, to.postcode, to.country),
    invoiceTo: invoicedTo(billingOf(source)),
    purchaseOrder: source.purchaseOrder ?? '',
    notes: notes ?? '',
    lines: lines.map(({ quantity, unitPrice, ...line }) => ({
      name: lineName(line),
      quantity,
      unitPrice,
      ...(termsOf(line) && { terms: termsOf(line) }),
      ...(line.id && line.kit && { made: { id: line.id, product: line.productName, kit: line.kit } }),
    })),
    printed: corrected.map(lineName),
    totalAmount,
    delivery: delivery ?? '',
    discount: given.map(discountText).join(', '),
    priceReason: source.priceReason ?? '',
  };
}

export function snapshotDifference(
  before: OrderSnapshot,
  after: OrderSnapshot,
): { before: Partial<OrderSnapshot>; after: Partial<OrderSnapshot> } | undefined {
  const differing = (Object.keys(before) as (keyof OrderSnapshot)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  if (differing.length === 0) return undefined;
  const only = (whole: OrderSnapshot) => Object.fromEntries(differing.map((key) => [key, whole[key]]));
  return { before: only(before), after: only(after) };
}

export function editSummary(before: unknown, after: unknown): string[] {
  const was = snapshot.partial().safeParse(before);
  const is = snapshot.partial().safeParse(after);
  if (!was.success || !is.success) return [];
  const [from, to] = [was.data, is.data];
  return [
    ...lineChanges(from.lines ?? [], to.lines ?? []),
    ...(to.printed ?? []).map((name) => `${name}: names and numbers corrected`),
    ...(from.totalAmount !== undefined && to.totalAmount !== undefined
      ? [`Total: ${formatAmount(from.totalAmount)} → ${formatAmount(to.totalAmount)}`]
      : []),
    ...(to.contact === undefined ? [] : [`Contact: ${from.contact} → ${to.contact}`]),
    ...(to.address === undefined ? [] : [`Address: ${from.address} → ${to.address}`]),
    ...(to.invoiceTo === undefined ? [] : [`Invoice to: ${from.invoiceTo || '–'} → ${to.invoiceTo || '–'}`]),
    ...(to.purchaseOrder === undefined
      ? []
      : [`Purchase order: ${from.purchaseOrder || '–'} → ${to.purchaseOrder || '–'}`]),
    ...(to.discount === undefined ? [] : [`Discount: ${from.discount || '–'} → ${to.discount || '–'}`]),
    ...(to.priceReason ? [`Prices changed: ${to.priceReason}`] : []),
    ...(to.delivery === undefined ? [] : [`Delivery: ${from.delivery || '–'} → ${to.delivery || '–'}`]),
    ...(to.notes === undefined ? [] : [to.notes ? `Notes: “${to.notes}”` : 'Notes removed']),
  ];
}

type Line = z.infer<typeof line>;

function lineChanges(before: readonly Line[], after: readonly Line[]): string[] {
  const corrected = before.flatMap((was) => {
    const is = after.find(({ made }) => made && made.id === was.made?.id);
    return was.made && is?.made && was.made.kit.hash !== is.made.kit.hash
      ? [{ was, is, from: was.made, to: is.made }]
      : [];
  });
  const kits = new Set(corrected.map(({ from, to }) => kitChangeText(to.product, from.kit, to.kit)));
  const named = before.map((each) => {
    const now = corrected.find(({ was }) => was === each)?.is;
    return now ? { ...each, name: now.name } : each;
  });
  return [...kits, ...countChanges(named, after)];
}

/** A name with one price before and another after keeps its line. */
function countChanges(before: readonly Line[], after: readonly Line[]): string[] {
  const only = (lines: readonly Line[], name: string) => {
    const [price, ...others] = new Set(lines.flatMap((line) => (line.name === name ? line.unitPrice : [])));
    return others.length > 0 ? undefined : price;
  };
  const repriced = [...new Set(after.map(({ name }) => name))].flatMap((name) => {
    const [from, to] = [only(before, name), only(after, name)];
    return from === undefined || to === undefined || from === to ? [] : [{ name, from, to }];
  });
  const termsIn = (lines: readonly Line[], name: string) =>
    [...new Set(lines.flatMap((line) => (line.name === name ? (line.terms ?? 'from stock') : [])))].join(', ');
  const changed = [...new Set(after.map(({ name }) => name))].flatMap((name) => {
    const [from, to] = [termsIn(before, name), termsIn(after, name)];
    return from === '' || from === to ? [] : [`${name}: ${from} → ${to}`];
  });
  const prices = new Map(repriced.map(({ name, to }) => [name, to]));
  const atNew = before.map((line) => ({ ...line, unitPrice: prices.get(line.name) ?? line.unitPrice }));
  return [
    ...changed,
    ...repriced.map(({ name, from, to }) => `${name}: ${formatAmount(from)} → ${formatAmount(to)} each`),
    ...changedCounts(atNew, after),
  ];
}

function changedCounts(before: readonly Line[], after: readonly Line[]): string[] {
  const keyOf = ({ name, unitPrice }: Line) => `${name} ${unitPrice}`;
  const count = (lines: readonly Line[]) => {
    const sums = new Map<string, number>();
    for (const each of lines) sums.set(keyOf(each), (sums.get(keyOf(each)) ?? 0) + each.quantity);
    return sums;
  };
  const [was, is] = [count(before), count(after)];
  const names = new Map([...before, ...after].map((each) => [keyOf(each), each.name]));
  return [...names].flatMap(([key, name]) => {
    const [from, to] = [was.get(key) ?? 0, is.get(key) ?? 0];
    if (from === to) return [];
    if (from === 0) return [`Added ${to} × ${name}`];
    return [to === 0 ? `Removed ${from} × ${name}` : `${name}: ${from} → ${to}`];
  });
}
