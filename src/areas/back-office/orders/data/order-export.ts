import type { Payload } from 'payload';
import { ordersOf } from '@/data/all-orders';
import { LINE_OWNERS, ORDER_COLUMNS } from '@/data/orders';
import { TAX_LINES } from '@/data/order-taxes';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { TaxLine } from '@/domain/taxes/order-taxes';
import { isoTime } from '@/lib/database/iso-time';
import { queryReplica } from '@/lib/database/replica';
import type { Statement } from './matching-orders';

/** Orders read, and held in memory, at a time. */
export const EXPORT_STEP = 1000;

/** SQL by column name: amounts as numbers, the rest as text, times in UTC as ISO. */
type Columns = Record<string, string>;

const ADDRESS = {
  address_line1: 'line1',
  address_line2: 'line2',
  city: 'city',
  region: 'region',
  postcode: 'postcode',
  country: 'country',
};

/** Columns of both kinds: identity, delivery, billing, and money before and after tax. */
function commonColumns(kind: OrderKind) {
  return {
    order: {
      order_number: 'o.order_number',
      created_at: isoTime('o.created_at'),
      updated_at: isoTime('o.updated_at'),
      status: `o.status::text`,
    },
    delivery: {
      ...Object.fromEntries(
        Object.entries(ADDRESS).map(([name, of]) => [
          name,
          `case when o.delivery_is_collection is not true then o.shipping_address_${of} end`,
        ]),
      ),
      delivery_method: 'o.delivery_method',
      delivery_name: 'o.delivery_name',
      promised_date: `case when o.delivery_from is not null then o.promised_date end`,
      collection_place: 'o.delivery_place',
    },
    billing: {
      company: 'o.company_name',
      purchase_order: 'o.purchase_order',
      ...Object.fromEntries(
        Object.entries(ADDRESS).map(([name, of]) => [
          `billing_${name}`,
          `case when o.delivery_is_collection and o.billing_address_line1 is null
                then o.shipping_address_${of} else o.billing_address_${of} end`,
        ]),
      ),
    },
    upToTax: {
      pieces: `o.total_items::text`,
      currency: 'o.currency',
      discount_amount: 'o.discount_amount',
      offer: `(select d.product_name from order_discounts d where d.${LINE_OWNERS[kind]} = o.id and d.offer_id is not null)`,
      shipping_amount: 'o.shipping_amount',
      net_amount: 'o.net_amount',
      tax_amount: 'o.tax_amount',
    },
    afterTax: {
      total_amount: 'o.total_amount',
      tax_treatment: `o.tax_treatment::text`,
      vat_number: 'o.vat_number',
      deposit_percent: `o.deposit_percent::text`,
      paid_amount: 'o.paid_amount',
      refunded_amount: 'o.refunded_amount',
      due_now: 'o.due_now',
      due_before_despatch: 'o.open_amount - o.due_now',
      revenue: 'o.revenue',
      invoices: `(select string_agg(i.number, ' ' order by i.issued_at, i.number) from invoices i
                   where i.${ORDER_COLUMNS[kind]} = o.id)`,
      notes: 'o.notes',
    },
  };
}

type KindColumns = { payment: Columns; buyer: Columns; phone: string; needed: Columns; items: string };

const ofTeam = (column: string) => `(select ${column} from team_profiles team where team.id = o.team_id)`;

const KIND_COLUMNS: Record<OrderKind, KindColumns> = {
  shop: {
    payment: {
      payment_method: 'o.payment_method::text',
      payment_status: 'o.payment_status::text',
      paid_at: isoTime('o.paid_at'),
    },
    buyer: { first_name: 'o.contact_first_name', last_name: 'o.contact_last_name', email: 'o.contact_email' },
    phone: 'o.contact_phone',
    needed: {},
    items: 'count(*)',
  },
  team: {
    payment: {},
    buyer: { team: ofTeam('team_name'), contact: ofTeam('contact_person'), email: ofTeam('email') },
    phone: ofTeam('phone'),
    needed: { needed_by: 'o.needed_by' },
    items: 'count(distinct i.item)',
  },
};

type SheetSql = {
  before: Columns;
  after: Columns;
  /** Source of an order’s rows if it has several, in order. */
  from?: string;
};

function ordersSheet(kind: OrderKind): SheetSql {
  const { order, delivery, billing, upToTax, afterTax } = commonColumns(kind);
  const { payment, buyer, phone, needed, items } = KIND_COLUMNS[kind];
  return {
    before: {
      ...{ ...order, ...payment, ...buyer, phone, ...delivery, ...needed, ...billing },
      items: `(select ${items} from order_items i where i.${LINE_OWNERS[kind]} = o.id)::text`,
      ...upToTax,
    },
    after: afterTax,
  };
}

const linesSheet = (kind: OrderKind): SheetSql => ({
  before: {
    order_number: 'o.order_number',
    created_at: isoTime('o.created_at'),
    status: 'o.status::text',
    ...KIND_COLUMNS[kind].buyer,
    line: 'i._order::text',
    product: 'i.product_name',
    sku: 'i.sku',
    color: 'i.color',
    size: 'coalesce(i.size_label, i.size_code)',
    quantity: 'i.quantity::text',
    currency: 'o.currency',
    unit_price: 'i.unit_price',
    total_price: 'i.total_price',
    tax_rate: 'i.tax_rate::float8::text',
    net_amount: 'i.net_amount',
    tax_amount: 'i.tax_amount',
    kit: "(select k.document->>'name' from kit_documents k where k.id = i.kit_document_id)",
    players: `(select string_agg(coalesce(nullif(trim(concat(p->>'number', ' ', p->>'name')), ''), '–') || coalesce(
                              (select ' (' || string_agg(part || ' ' || size, ', ' order by part) || ')'
                                 from jsonb_each_text(p->'sizes') own(part, size)), ''), '; '
                            order by coalesce(p->>'number', '') = '', p->>'number' !~ '^[0-9]+$',
                                     length(ltrim(p->>'number', '0')), ltrim(p->>'number', '0'), lower(p->>'name'))
               from jsonb_array_elements(i.players) p)`,
  },
  after: {},
  from: `from order_items i where i.${LINE_OWNERS[kind]} = o.id order by i._order`,
});

const OUNCES = 0.035274;
const sent = (column: string) => `o.shipping_address_${column}`;

/** As ShipStation names its fields: a row for each line of an order that is delivered. */
const shipStationSheet = (kind: OrderKind): SheetSql => {
  const { buyer, phone } = KIND_COLUMNS[kind];
  const names = { shop: `concat_ws(' ', ${buyer.first_name}, ${buyer.last_name})`, team: buyer.contact ?? '' };
  const weight = `round(coalesce(product.weight, (select usual_weight from delivery_settings limit 1)) * ${OUNCES}, 1)::text`;
  return {
    before: {
      'Order Number': 'o.order_number',
      'Order Created Date': isoTime('o.created_at'),
      'Order Total': 'o.total_amount',
      'Order Amount Paid': 'o.paid_amount',
      'Order Tax': 'o.tax_amount',
      'Order Shipping Paid': 'o.shipping_amount',
      'Shipping Service': 'o.delivery_name',
      'Order Notes from Buyer': 'o.notes',
      'Buyer Full Name': names[kind],
      'Buyer Email': buyer.email ?? '',
      'Buyer Phone': phone,
      'Recipient Full Name': names[kind],
      'Recipient Phone': phone,
      'Recipient Company': kind === 'team' ? (buyer.team ?? '') : 'o.company_name',
      'Address Line 1': sent('line1'),
      'Address Line 2': sent('line2'),
      City: sent('city'),
      State: sent('region'),
      'Postal Code': sent('postcode'),
      'Country Code': sent('country'),
      'Item SKU': 'i.sku',
      'Item Name': 'i.product_name',
      'Item Quantity': 'i.quantity::text',
      'Item Unit Price': 'i.unit_price',
      'Item Weight(oz)': weight,
      'Item Options': `concat_ws(', ', i.color, coalesce(i.size_label, i.size_code))`,
    },
    after: {},
    from: `from order_items i left join products product on product.id = i.product_id
            where i.${LINE_OWNERS[kind]} = o.id and not i.is_service and o.delivery_is_collection is not true order by i._order`,
  };
};

export type OrderSheet = { kind: OrderKind; rows: 'orders' | 'lines' | 'shipstation' };
/** Built on demand: depends on the shop’s settings. */
const sheetOf = ({ kind, rows }: OrderSheet): SheetSql =>
  ({ orders: ordersSheet, lines: linesSheet, shipstation: shipStationSheet })[rows](kind);

export function exportColumns(sheet: OrderSheet): { before: string[]; after: string[] } {
  const { before, after } = sheetOf(sheet);
  return { before: Object.keys(before), after: Object.keys(after) };
}

/** Amount in the order’s currency, or any other text. */
export type ExportCell = number | string | null;

export type ExportedOrder = {
  id: string;
  /** Placed at: ISO time, to the microsecond. */
  createdAt: string;
  currency: string;
  taxLines: TaxLine[];
  rows: { before: ExportCell[]; after: ExportCell[] }[];
};

/** Up to `EXPORT_STEP` orders, newest first; `matching` selects `id` and `created_at` of the orders. */
export function readOrders(payload: Payload, sheet: OrderSheet, matching: Statement): Promise<ExportedOrder[]> {
  const { before, after, from = '' } = sheetOf(sheet);
  const { kind } = sheet;
  const cells = (columns: Columns) => `json_build_array(${Object.values(columns).join(', ')})`;
  return queryReplica<ExportedOrder>(
    payload,
    `select o.id, to_json(o.created_at) #>> '{}' as "createdAt", o.currency,
            (select coalesce(json_agg(json_build_object('rate', tax.rate, 'net', tax.net, 'tax', tax.tax)), '[]')
               from ${TAX_LINES[kind]} tax where tax._parent_id = o.id) as "taxLines",
            to_json(array(select json_build_object('before', ${cells(before)}, 'after', ${cells(after)}) ${from})) as rows
       from (select id from (${matching.text}) as matching order by created_at desc, id desc limit ${EXPORT_STEP}) step
       join ${ordersOf(kind)} on o.id = step.id
      order by o.created_at desc, o.id desc`,
    matching.values,
  );
}

/** Tax rates of the orders, highest first; `matching` selects the `id` of the orders. */
export async function readRates(payload: Payload, kind: OrderKind, matching: Statement): Promise<number[]> {
  const found = await queryReplica<{ rate: number }>(
    payload,
    `select distinct tax.rate::float8 as rate from ${TAX_LINES[kind]} tax
      where tax._parent_id in (select id from (${matching.text}) as matching) order by rate desc`,
    matching.values,
  );
  return found.map(({ rate }) => rate);
}
