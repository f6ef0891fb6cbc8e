import { isoTime } from '@/lib/database/iso-time';
import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { ExportRows, OrderFilters } from '../filters/order-filters';
import type { OrderSelection } from '../filters/order-selection';
import { dueNowOf, openOf, SHOP_ROW } from '@/data/deposits';
import { revenueOf } from '@/data/revenue';
import { matchingOrders, type OrderCursor } from './matching-orders';

/** Orders that are read, and held in memory, at a time. */
const STEP = 1000;

/** Each column with its SQL, over `orders o`; times in UTC as ISO, amounts in the shop’s currency, as that is when asked. */
const orderColumns: Record<string, string | (() => string)> = {
  order_number: 'o.order_number',
  created_at: isoTime('o.created_at'),
  updated_at: isoTime('o.updated_at'),
  status: 'o.status::text',
  payment_method: 'o.payment_method::text',
  payment_status: 'o.payment_status::text',
  paid_at: isoTime('o.paid_at'),
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
  delivery_method: 'o.delivery_method',
  delivery_name: 'o.delivery_name',
  promised_date: 'o.promised_date',
  net_amount: money('o.net_amount'),
  tax_amount: money('o.tax_amount'),
  tax_lines: `(select string_agg(concat(t.rate::float8, '%: ', ${money('t.net')}, ' + ', ${money('t.tax')}), '; ' order by t._order)
                 from order_tax_lines t where t._parent_id = o.id)`,
  tax_treatment: 'o.tax_treatment::text',
  vat_number: 'o.vat_number',
  total_amount: money('o.total_amount'),
  deposit_percent: 'o.deposit_percent::text',
  due_now: () => money(dueNowOf(SHOP_ROW)),
  due_before_despatch: () => money(`${openOf(SHOP_ROW)} - ${dueNowOf(SHOP_ROW)}`),
  refunded_amount: money('o.refunded_amount'),
  revenue: money(revenueOf('o')),
  notes: 'o.notes',
};

/** The same for lines, `order_items i`. */
const lineColumns: typeof orderColumns = {
  order_number: 'o.order_number',
  created_at: isoTime('o.created_at'),
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
  tax_rate: 'i.tax_rate::float8::text',
  net_amount: money('i.net_amount'),
  tax_amount: money('i.tax_amount'),
  kit: "(select k.document->>'name' from kit_documents k where k.id = i.kit_document_id)",
  players: `(select string_agg(coalesce(nullif(trim(concat(p->>'number', ' ', p->>'name')), ''), '–'), '; '
                            order by coalesce(p->>'number', '') = '', p->>'number' !~ '^[0-9]+$',
                                     length(ltrim(p->>'number', '0')), ltrim(p->>'number', '0'), lower(p->>'name'))
               from jsonb_array_elements(i.players) p)`,
};

const exports = {
  orders: { columns: orderColumns, from: 'orders o on o.id = step.id', order: '' },
  lines: {
    columns: lineColumns,
    from: 'orders o on o.id = step.id join order_items i on i._parent_id = o.id',
    order: ', i._order',
  },
};

function money(column: string): string {
  return `to_char(${column}, 'FM9999999990.00')`;
}

/** Names of the columns, as the first line of the file has them. */
export const exportHeading = (rows: ExportRows): string[] => Object.keys(exports[rows].columns);

/** The time by the database’s clock, which orders are dated by. */
export async function readClock(payload: Payload): Promise<Date> {
  const [row] = await query<{ now: Date }>(payload, 'select clock_timestamp() as now', []);
  return row?.now ?? new Date();
}

export type ExportOrders = {
  payload: Payload;
  filters: OrderFilters;
  /** Left out, all that match. */
  selection?: OrderSelection;
  rows: ExportRows;
};

type ReadStep = ExportOrders & { until: Date; after: OrderCursor | undefined };

type Step = { cells: (string | null)[][]; last: OrderCursor | undefined };

type Row = { id: string; at: Date; cells: (string | null)[] };

/**
 * Up to `STEP` orders that match, newest first, or their lines: those placed until then, after `after`.
 * @returns the cells of each row, and where the next step begins; nothing there at the end.
 */
export async function readStep({ payload, filters, selection, rows, until, after }: ReadStep): Promise<Step> {
  const { columns, from, order } = exports[rows];
  const cells = Object.values(columns).map((column) => (typeof column === 'string' ? column : column()));
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
     select o.id, o.created_at as at, array[${cells.join(', ')}] as cells
       from step join ${from} order by o.created_at desc, o.id desc${order}`,
    values,
  );
  const last = found.at(-1);
  return {
    cells: found.map(({ cells }) => cells),
    last: last && { createdAt: last.at.toISOString(), id: last.id },
  };
}
