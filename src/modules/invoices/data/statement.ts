/** Charges, payments and refunds of the orders of a customer or a team, in the shop’s currency. */
import type { Payload } from 'payload';
import { allOrders } from '@/data/all-orders';
import { ORDER_COLUMNS } from '@/data/orders';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { PAYMENT_WAY_LABELS, type PaymentWay } from '@/domain/invoices/payments';
import type { EntryKind, StatementEntry } from '@/domain/invoices/statement';
import { toCents, type Cents } from '@/domain/money/money';
import { shopFormat } from '@/domain/text/shop-format';
import { query } from '@/lib/database/query';

/** Owner of an account: a customer, by the address of their orders, or a team. */
export type AccountRef = { kind: 'customer' | 'team'; id: string };

export type AccountHolder = { name: string; contact: string | null; email: string | null };

type Order = { id: string; open: number; dueNow: number };
type Entry = {
  kind: EntryKind;
  orderId: string;
  orderNumber: string;
  on: string;
  dueOn: string | null;
  number: string | null;
  way: PaymentWay | null;
  reference: string | null;
  amount: number;
};

type StoredAccount = { holder: AccountHolder; entries: StatementEntry[]; waiting: Map<string, Cents> };

const SOURCES = {
  customer: {
    holder: `select first_name || ' ' || last_name as name, null as contact, email from customers where id = $1`,
    owner: 'customer_id',
    column: ORDER_COLUMNS.shop,
  },
  team: {
    holder: 'select team_name as name, contact_person as contact, email from team_profiles where id = $1',
    owner: 'team_id',
    column: ORDER_COLUMNS.team,
  },
} as const;

/** Leaves out orders from before invoices existed. */
export async function findAccount(payload: Payload, { kind, id }: AccountRef): Promise<StoredAccount | undefined> {
  const { holder, owner, column } = SOURCES[kind];
  const { currency, timeZone } = shopFormat();
  const [found] = await query<{ holder: AccountHolder; orders: Order[]; entries: Entry[] }>(
    payload,
    `with mine as (select o.id, o.order_number, o.open_amount::float8 as open, o.due_now::float8 as due_now,
                           o.lost_amount, o.written_off_on from ${allOrders()}
                    where o.${owner} = $1 and o.currency = $2 and exists (select from invoices i where i.${column} = o.id)),
     entries as (
       select i.kind::text as kind, o.id as "orderId", o.order_number as "orderNumber", i.issued_on as "on",
              case i.kind when 'invoice' then i.due_on end as "dueOn", i.number, null as way, null as reference,
              i.total_amount::float8 as amount, i.issued_at as at
         from mine o join invoices i on i.${column} = o.id
        union all
       select 'payment', o.id, o.order_number, p.received_on, null, null, p.way::text,
              case when p.way <> 'card' then p.reference end, p.amount::float8, p.created_at
         from mine o join order_payments p on p.${column} = o.id and p.voided_at is null and p.voids_id is null
        union all
       select 'refund', o.id, o.order_number, (r.created_at at time zone $3)::date::text, null, null, null, null,
              r.amount::float8, r.created_at
         from mine o join order_refunds r on r.${column} = o.id
        union all
       select 'write_off', o.id, o.order_number, o.written_off_on, null, null, null, null, o.lost_amount::float8, now()
         from mine o where o.lost_amount > 0)
     select to_jsonb(h) as holder,
            coalesce((select jsonb_agg(jsonb_build_object('id', id, 'open', open, 'dueNow', due_now)) from mine), '[]') as orders,
            coalesce((select jsonb_agg(to_jsonb(e) - 'at' order by e."on", e.at) from entries e), '[]') as entries
       from (${holder}) h`,
    [id, currency, timeZone],
  );
  if (!found) return undefined;
  const waiting = found.orders.map(({ id: order, open, dueNow }) => [order, toCents(open) - toCents(dueNow)] as const);
  return { holder: found.holder, entries: found.entries.map(toEntry), waiting: new Map(waiting) };
}

function toEntry({ amount, number, way, reference, ...entry }: Entry): StatementEntry {
  return { ...entry, name: nameOf({ ...entry, number, way, reference }), cents: toCents(amount) };
}

function nameOf({ kind, number, way, reference }: Pick<Entry, 'kind' | 'number' | 'way' | 'reference'>): string {
  if (kind === 'refund') return 'Refund';
  if (kind === 'write_off') return 'Written off';
  if (kind === 'payment') return [way && PAYMENT_WAY_LABELS[way], reference].filter(Boolean).join(', ');
  return `${DOCUMENT_LABELS[kind]} ${number}`;
}
