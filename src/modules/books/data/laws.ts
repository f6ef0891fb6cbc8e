import {
  ofKinds,
  wrongCustomerSums,
  wrongDays,
  wrongOpenInvoices,
  wrongPayments,
  wrongPaymentStates,
  wrongProductDays,
  wrongProductMonths,
  wrongStatusSums,
  type Difference,
} from '@/data/kept-sums';
import { TAX_LINES } from '@/data/order-taxes';
import { sentOfLine } from '@/data/order-pieces';
import { LINE_OWNERS, ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { ShopFormat } from '@/domain/text/shop-format';
import type { ClientBase } from 'pg';

type SqlLaw = {
  law: string;
  of: string;
  all: string;
  /** Selects a `Difference` for each violation. */
  wrong: string;
};

const ORDERS = { of: 'orders', all: ofKinds((kind) => `select 1 from ${ORDER_PLACES[kind].table}`) };
const DOCUMENTS = { of: 'documents', all: 'select 1 from invoices' };
const ORDER_SUMS = { of: 'sums of orders', all: 'select 1 from order_sums' };
const PRODUCT_SUMS = { of: 'sums of products', all: 'select 1 from product_sums' };
const PRODUCTS = { of: 'products', all: 'select 1 from products' };

const ordered = (kind: OrderKind, of: string): string => `
  select o.order_number as subject, o.${of} as "is", due.amount as should, o.currency from ${ORDER_PLACES[kind].table} o`;
const sumBy = (column: string, table: string, sum: string): string =>
  `(select ${column} as id, sum(${sum}) as amount from ${table} where ${column} is not null group by 1)`;

const wrongTotals = (kind: OrderKind): string => `
  ${ordered(kind, 'total_amount')}
    left join ${sumBy(LINE_OWNERS[kind], 'order_items', 'total_price')} goods on goods.id = o.id
   cross join lateral (select coalesce(goods.amount, 0) + o.shipping_amount - o.discount_amount
                              + case when coalesce(o.prices_include_tax, true) then -o.tax_relief_amount else o.tax_amount end as amount) due
   where o.total_amount <> due.amount`;

const wrongTaxes = (kind: OrderKind): string => `
  ${ordered(kind, 'tax_amount')}
    left join ${sumBy('_parent_id', TAX_LINES[kind], 'tax')} taxed on taxed.id = o.id
   cross join lateral (select coalesce(taxed.amount, 0) as amount) due
   where o.tax_amount <> due.amount`;

/** All that an order’s credit notes for goods credit is part of the last of them. */
const wrongCredits = (kind: OrderKind): string => `
  ${ordered(kind, 'credited_amount')}
    left join (select distinct on (${ORDER_COLUMNS[kind]}) ${ORDER_COLUMNS[kind]} as id, (credited ->> 'totalAmount')::numeric as amount
                 from invoices where credited is not null and ${ORDER_COLUMNS[kind]} is not null
                order by ${ORDER_COLUMNS[kind]}, sequence desc nulls first) credited on credited.id = o.id
   cross join lateral (select coalesce(credited.amount, 0) as amount) due
   where o.credited_amount <> due.amount`;

/** Write-offs are recorded in the activity log alone. What is paid before another lowers the amount, so it is no sum of theirs. */
const wrongWriteOffs = (kind: OrderKind): string => `
  ${ordered(kind, 'written_off_amount')}
    left join (select distinct on (subject_id) subject_id, case when action like '%.written-off' then (after ->> 'amount')::numeric else 0 end as amount
                 from activity_log
                where action in ('order.written-off', 'order.write-off-undone', 'team-order.written-off', 'team-order.write-off-undone')
                order by subject_id, created_at desc) logged on logged.subject_id = o.id::text
   cross join lateral (select coalesce(logged.amount, 0) as amount) due
   where o.written_off_amount < due.amount or (o.written_off_amount > 0) <> (due.amount > 0)`;

const WRONG_NUMBERS = `
  select coalesce(number, id::text) as subject, sequence as "is", next as should, null as currency
    from (select i.id, i.number, i.sequence,
                 coalesce(lag(i.sequence) over (partition by i.kind order by i.sequence) + 1,
                          case i.kind when 'invoice' then s.first_invoice_number else s.first_credit_note_number end, 1) as next
            from invoices i left join (select * from site_settings limit 1) s on true) numbered
   where sequence is distinct from next`;

/** The kept sums add up all orders, and each order its documents. */
const MIXED_CURRENCIES = `
  ${ofKinds(
    (kind) => `
  select o.order_number || ': ' || o.currency as subject, null::numeric as "is", null::numeric as should, o.currency
    from ${ORDER_PLACES[kind].table} o where o.currency <> shop_currency()
   union all
  select coalesce(i.number, i.id::text) || ': ' || i.currency || ' instead of ' || o.currency, null, null, i.currency
    from invoices i join ${ORDER_PLACES[kind].table} o on o.id = i.${ORDER_COLUMNS[kind]} where i.currency <> o.currency`,
  )}`;

const WRONG_STOCK = `
  select p.sku as subject, p.stock_quantity as "is", v.stock as should, null as currency
    from products p join (select product_id, sum(stock_quantity) as stock from product_variations group by 1) v on v.product_id = p.id
   where p.stock_quantity <> v.stock`;

const NEGATIVE_STOCK = `
  select sku as subject, stock_quantity as "is", null::numeric as should, null as currency from products where stock_quantity < 0
   union all
  select p.sku || ' ' || v.color_name || ' ' || v.size_code::text, v.stock_quantity, null, null
    from product_variations v join products p on p.id = v.product_id where v.stock_quantity < 0`;

/** Pieces of a line on their way back or here, as domain/returns/returnable.ts counts them; before receipt none are here. */
const wrongReturns = (kind: OrderKind): string => `
  select o.order_number || ': ' || coalesce(i.sku, back.line) as subject, back.pieces as "is", sent.pieces as should, null as currency
    from (select r.${ORDER_COLUMNS[kind]} as order_id, p.line,
                 sum(case when r.status in ('requested', 'approved') then p.quantity when r.status in ('received', 'resolved') then p.restocked + p.written_off else 0 end) as pieces
            from returns r join return_items p on p._parent_id = r.id group by 1, 2) back
    join ${ORDER_PLACES[kind].table} o on o.id = back.order_id
    left join order_items i on i.${LINE_OWNERS[kind]} = back.order_id and i.line = back.line
   cross join lateral (select coalesce(${sentOfLine(kind)}, 0) as pieces) sent
   where back.pieces > sent.pieces`;

const UNRECEIVED_RETURNS = `
  select r.return_number, p.restocked + p.written_off, 0, null from returns r join return_items p on p._parent_id = r.id
   where r.status not in ('received', 'resolved') and p.restocked + p.written_off > 0`;

const WRONG_VOUCHERS = `
  select o.order_number || ': gift voucher …' || v.ending as subject, coalesce(e.amount, 0) as "is", coalesce(m.amount, 0) as should, v.currency
    from (select coalesce(order_id, team_order_id) as id, voucher_id, sum(amount) as amount from voucher_entries
           where kind in ('used', 'returned') group by 1, 2) e
    full join (select id, voucher_id, sum(amount) as amount
                 from (select coalesce(order_id, team_order_id) as id, voucher_id, -amount as amount from order_payments where voucher_id is not null
                        union all select coalesce(order_id, team_order_id), voucher_id, amount from order_refunds where voucher_id is not null) paid
                group by 1, 2) m using (id, voucher_id)
    join (${ofKinds((kind) => `select id, order_number from ${ORDER_PLACES[kind].table}`)}) o using (id) join vouchers v on v.id = voucher_id
   where coalesce(e.amount, 0) <> coalesce(m.amount, 0)
   union all
  select 'gift voucher …' || v.ending, e.amount, null, v.currency
    from (select voucher_id, sum(amount) as amount from voucher_entries group by 1) e join vouchers v on v.id = e.voucher_id
   where e.amount < 0`;

/** Read the settings: for each check anew. */
export const sqlLaws = (): SqlLaw[] => [
  { ...ORDERS, law: 'total = lines + delivery - discount + tax', wrong: ofKinds(wrongTotals) },
  { ...ORDERS, law: 'tax = its tax lines', wrong: ofKinds(wrongTaxes) },
  { ...ORDERS, law: 'paid and refunded = payments and refunds', wrong: ofKinds(wrongPayments) },
  { ...ORDERS, law: 'credited = credit notes for goods', wrong: ofKinds(wrongCredits) },
  { ...ORDERS, law: 'written off = write-offs in the activity log', wrong: ofKinds(wrongWriteOffs) },
  { ...ORDERS, law: 'state of payment = the rule', wrong: ofKinds(wrongPaymentStates) },
  { ...ORDERS, law: 'one currency in each sum', wrong: MIXED_CURRENCIES },
  { ...ORDER_SUMS, law: 'each day = its orders', wrong: wrongDays() },
  { ...ORDER_SUMS, law: 'each status = its orders', wrong: wrongStatusSums() },
  { ...DOCUMENTS, law: 'numbers without gaps from the first', wrong: WRONG_NUMBERS },
  { ...DOCUMENTS, law: 'open amounts = documents - money - write-offs', wrong: wrongOpenInvoices() },
  {
    ...{ of: 'customers', all: 'select 1 from customers', law: 'orders and sums = their orders' },
    wrong: wrongCustomerSums(),
  },
  { ...PRODUCT_SUMS, law: 'each day = lines of orders', wrong: wrongProductDays() },
  { ...PRODUCT_SUMS, law: 'each month = its days', wrong: wrongProductMonths() },
  { ...PRODUCTS, law: 'stock = that of the variations', wrong: WRONG_STOCK },
  { ...PRODUCTS, law: 'no negative stock', wrong: NEGATIVE_STOCK },
  {
    ...{
      of: 'gift vouchers',
      all: 'select 1 from vouchers',
      law: 'spent = payments and refunds of orders, never too much',
    },
    wrong: WRONG_VOUCHERS,
  },
  {
    ...{ of: 'returns', all: 'select 1 from returns', law: 'no more pieces than were sent, none here before receipt' },
    wrong: `${ofKinds(wrongReturns)} union all ${UNRECEIVED_RETURNS}`,
  },
];

type Counted = { checked: number; wrong: number; examples: Difference[] };

export async function findWrong(client: ClientBase, { all, wrong }: SqlLaw, examples: number): Promise<Counted> {
  const { rows } = await client.query<Counted>(
    `with wrong as materialized (${wrong})
     select (select count(*)::int from (${all}) a) as checked, (select count(*)::int from wrong) as wrong,
            coalesce((select json_agg(w) from (select * from wrong order by subject limit ${examples}) w), '[]') as examples`,
  );
  return rows[0] ?? { checked: 0, wrong: 0, examples: [] };
}

export async function findShopFormat(client: ClientBase): Promise<Partial<ShopFormat>> {
  const { rows } = await client.query<Partial<ShopFormat>>(
    'select currency, locale, time_zone as "timeZone", country from site_settings limit 1',
  );
  return rows[0] ?? {};
}
