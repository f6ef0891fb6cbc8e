import type { OrderKind } from '../orders/order-ref';
import { orderDeposit, unpaidFor, type DepositOrder } from '../invoices/deposits';
import type { Cents } from '../money/money';
import { fieldErrors } from '../text/field-errors';
import { readRows } from '../text/table/rows';
import { trackingText, type Tracking } from './carriers';
import { trackingInput, type TrackingInput } from './shipment-input';
import { COLLECTED, unshippable, type ShippableOrder } from './shipments';

/** Most rows of a file: each becomes a shipment in its own transaction. */
export const MAX_DESPATCH_ROWS = 500;

type DespatchRow = {
  number: number;
  orderNumber: string;
  tracking: TrackingInput;
  fault?: string;
};

type ReadDespatch = { ok: true; rows: DespatchRow[] } | { ok: false; message: string };

const HEADINGS = {
  order: ['ordernumber', 'order', 'orderno', 'reference'],
  carrier: ['carrier', 'courier'],
  trackingNumber: ['trackingnumber', 'tracking', 'trackingno', 'consignment', 'consignmentnumber'],
  trackingUrl: ['trackinglink', 'trackingurl', 'link'],
} as const;
type Column = keyof typeof HEADINGS;

const refuse = (message: string): ReadDespatch => ({ ok: false, message });
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** Parses rows of order number, carrier, tracking number and optional link under a heading. */
export function readDespatch(text: string): ReadDespatch {
  const read = readRows(text);
  if (!read.ok) return read;
  const [heading, ...body] = read.rows;
  const names = (heading?.cells ?? []).map(plain);
  const places = new Map<Column, number>();
  for (const [column, known] of Object.entries(HEADINGS) as [Column, readonly string[]][]) {
    const found = names.flatMap((name, index) => (known.includes(name) ? [index] : []));
    const [first, second] = found;
    if (second !== undefined) return refuse(`The column “${heading?.cells[second]}” appears twice.`);
    if (first !== undefined) places.set(column, first);
  }
  if (!places.has('order') || !places.has('carrier') || !places.has('trackingNumber'))
    return refuse('The first row must name the columns: order number, carrier and tracking number.');
  if (body.length === 0) return refuse('The file has headings but no rows.');
  if (body.length > MAX_DESPATCH_ROWS) return refuse(`A file can have at most ${MAX_DESPATCH_ROWS} rows.`);
  const seen = new Map<string, number>();
  return {
    ok: true,
    rows: body.map(({ number, cells }) => {
      const cellOf = (column: Column) => cells[places.get(column) ?? -1] ?? '';
      const row = readRow(number, cellOf);
      const before = seen.get(row.orderNumber);
      seen.set(row.orderNumber, before ?? number);
      return before === undefined || row.fault ? row : { ...row, fault: `Row ${before} is about the same order.` };
    }),
  };
}

function readRow(number: number, cellOf: (column: Column) => string): DespatchRow {
  const orderNumber = cellOf('order').replace(/^#/, '').trim().toUpperCase();
  const [carrier, trackingNumber, trackingUrl] = [cellOf('carrier'), cellOf('trackingNumber'), cellOf('trackingUrl')];
  const { data, error } = trackingInput.safeParse({ carrier, trackingNumber, trackingUrl });
  const tracking = data ?? { carrier, trackingNumber, trackingUrl };
  const fault = !orderNumber
    ? 'The order number is missing.'
    : error
      ? Object.values(fieldErrors(error)).flat().join(' ')
      : !tracking.carrier || !tracking.trackingNumber
        ? 'Carrier and tracking number are both needed.'
        : undefined;
  return { number, orderNumber, tracking, ...(fault && { fault }) };
}

export type OrderToShip = ShippableOrder &
  DepositOrder & {
    id: string;
    orderNumber: string;
    revision: number;
    customer: string;
    open: number;
    currency: string;
    shipments: readonly (Tracking & { id: string; number: number })[];
  };

type Planned = { orderKind: OrderKind; orderId: string; revision: number };

/** Effect of a row: a shipment of all open pieces, tracking for a shipment without, nothing, or a refusal. */
export type PlannedDespatch = DespatchRow & { customer?: string } & (
    | (Planned & { kind: 'ship'; pieces: number; isRest: boolean; /** Amount due before despatch. */ unpaid: Cents })
    | (Planned & { kind: 'track'; shipmentId: string; shipment: number })
    | { kind: 'unchanged'; shipment: number }
    | { kind: 'refused'; message: string }
  );

export const planDespatch = (rows: readonly DespatchRow[], orders: readonly OrderToShip[]): PlannedDespatch[] => {
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  return rows.map((row) => planRow(row, byNumber.get(row.orderNumber)));
};

function planRow(row: DespatchRow, order: OrderToShip | undefined): PlannedDespatch {
  const refused = (message: string): PlannedDespatch => ({
    ...row,
    ...(order && { customer: order.customer }),
    kind: 'refused',
    message,
  });
  if (row.fault) return refused(row.fault);
  if (!order) return refused('There is no order with this number.');
  if (order.isCollection) return refused(COLLECTED);
  const { customer, shipments, open } = order;
  const unpaid = unpaidFor('despatch', orderDeposit(order, order.currency));
  const planned = { orderKind: order.kind, orderId: order.id, revision: order.revision };
  const same = shipments.find((shipment) => trackingText(shipment) === trackingText(row.tracking));
  if (same) return { ...row, customer, kind: 'unchanged', shipment: same.number };
  const why = unshippable(order);
  if (why) return refused(why);
  if (open > 0)
    return { ...row, customer, ...planned, kind: 'ship', pieces: open, isRest: shipments.length > 0, unpaid };
  const [untracked, another] = shipments.filter(({ trackingNumber }) => !trackingNumber);
  if (another) return refused('Everything is shipped, and several shipments have no tracking number.');
  if (!untracked) return refused('Everything of this order is shipped already.');
  const { id: shipmentId, number: shipment } = untracked;
  return { ...row, customer, ...planned, kind: 'track', shipmentId, shipment };
}
