import type { Address } from './address-lines';
import { z } from 'zod';
import { billingOf, invoicedTo, type Billing } from './billing';
import { formatAmount } from '../money/money';
import { kitChangeText } from './kit-change';
import type { OrderLine } from './price-goods';
import type { OrderedKit } from './resolve-line';

const line = z.object({
  name: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  /** For a line made to a kit; `id` is the line’s. */
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
};

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

export const lineName = ({
  productName,
  color,
  kit,
  sizeLabel,
}: Pick<OrderLine, 'productName' | 'color' | 'kit' | 'sizeLabel'>) => joined(productName, color, kit?.name, sizeLabel);

export function snapshotOf(source: SnapshotSource): OrderSnapshot {
  const { contact, shippingAddress: to, notes, lines, corrected = [], totalAmount, delivery } = source;
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
      ...(line.id && line.kit && { made: { id: line.id, product: line.productName, kit: line.kit } }),
    })),
    printed: corrected.map(lineName),
    totalAmount,
    delivery: delivery ?? '',
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

function countChanges(before: readonly Line[], after: readonly Line[]): string[] {
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
