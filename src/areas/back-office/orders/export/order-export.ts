import Papa from 'papaparse';
import type { Payload } from 'payload';
import { guardCell } from '@/domain/catalogue/product-csv-cells';
import { query } from '@/lib/database/query';
import type { ExportRows, OrderFilters } from '../filters/order-filters';
import type { OrderSelection } from '../filters/order-selection';
import { revenueOf } from '@/data/revenue';
import { matchingOrders, type OrderCursor } from '../data/matching-orders';

/** Orders that are read, and held in memory, at a time. */
const STEP = 1000;

/** Each column with its SQL, over `orders o`; times in UTC as ISO, amounts in USD. */
const orderColumns = {
  order_number: 'o.order_number',
  created_at: time('o.created_at'),
  updated_at: time('o.updated_at'),
  status: 'o.status::text',
  payment_method: 'o.payment_method::text',
  payment_status: 'o.payment_status::text',
  paid_at: time('o.paid_at'),
  first_name: 'o.contact_first_name',
  last_name: 'o.contact_last_name',
  email: 'o.contact_email',
  phone: 'o.contact_phone',
  address_line1: 'o.shipping_address_line1',
  address_line2: 'o.shipping_address_line2',
  city: 'o.shipping_address_city',
  postcode: 'o.shipping_address_postcode',
  country: 'o.shipping_address_country',
  items: '(select count(*) from order_items i where i._parent_id = o.id)::text',
  pieces: 'o.total_items::text',
  discount_amount: money('o.discount_amount'),
  shipping_amount: money('o.shipping_amount'),
  total_amount: money('o.total_amount'),
  refunded_amount: money('o.refunded_amount'),
  revenue: money(revenueOf('o')),
  notes: 'o.notes',
};

/** The same for lines, `order_items i`. */
const lineColumns = {
  order_number: 'o.order_number',
  created_at: time('o.created_at'),
  status: 'o.status::text',
  first_name: 'o.contact_first_name',
  last_name: 'o.contact_last_name',
  email: 'o.contact_email',
  line: 'i._order::text',
  product: 'i.product_name',
  sku: 'i.sku',
  color: 'i.color',
  size: 'coalesce(i.size_label, i.size_code)',
  quantity: 'i.quantity::text',
  unit_price: money('i.unit_price'),
  total_price: money('i.total_price'),
};

const exports = {
  orders: { columns: orderColumns, from: 'orders o on o.id = step.id', order: '' },
  lines: {
    columns: lineColumns,
    from: 'orders o on o.id = step.id join order_items i on i._parent_id = o.id',
    order: ', i._order',
  },
};

function time(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function money(column: string): string {
  return `to_char(${column}, 'FM9999999990.00')`;
}

type ExportOrders = {
  payload: Payload;
  filters: OrderFilters;
  /** Left out, all that match. */
  selection?: OrderSelection;
  rows: ExportRows;
};

/**
 * The orders that match as CSV, newest first, in pieces: each is read when the one before has been taken, so that a
 * hundred thousand need no more memory than a thousand. Orders placed in the meantime are left out. It begins with a byte
 * order mark, by which Excel knows UTF-8; text that a spreadsheet would run as a formula has an apostrophe before it.
 */
export async function* exportOrders(args: ExportOrders): AsyncGenerator<string> {
  const { payload, rows } = args;
  const { columns } = exports[rows];
  const [now] = await query<{ now: Date }>(payload, 'select clock_timestamp() as now', []);
  const until = now?.now ?? new Date();
  yield `\uFEFF${csv([Object.keys(columns)])}`;
  let after: OrderCursor | undefined;
  for (;;) {
    const step = await readStep({ ...args, until, after });
    if (step.cells.length > 0) yield csv(step.cells);
    if (!step.last) return;
    after = step.last;
  }
}

type ReadStep = ExportOrders & { until: Date; after: OrderCursor | undefined };
type Step = { cells: (string | null)[][]; last: OrderCursor | undefined };
type Row = { id: string; at: Date; cells: (string | null)[] };

async function readStep({ payload, filters, selection, rows, until, after }: ReadStep): Promise<Step> {
  const { columns, from, order } = exports[rows];
  const { text, values } = matchingOrders({
    filters,
    selection,
    columns: 'o.id, o.created_at',
    until,
    after,
    newest: STEP,
  });
  const found = await query<Row>(
    payload,
    `with step as (select id from (${text}) as matching order by created_at desc, id desc limit ${STEP})
     select o.id, o.created_at as at, array[${Object.values(columns).join(', ')}] as cells
       from step join ${from} order by o.created_at desc, o.id desc${order}`,
    values,
  );
  const last = found.at(-1);
  return {
    cells: found.map(({ cells }) => cells),
    last: last && { createdAt: last.at.toISOString(), id: last.id },
  };
}

const csv = (rows: (string | null)[][]): string =>
  `${Papa.unparse(
    rows.map((cells) => cells.map((cell) => guardCell(cell ?? ''))),
    { newline: '\r\n' },
  )}\r\n`;
