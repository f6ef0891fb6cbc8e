/** Amounts in the currency of the order. */
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { isoTime } from '@/lib/database/iso-time';
import type { Payload } from 'payload';
import type { DueReminder, ReminderRules } from '@/domain/invoices/reminders';
import { ORDER_KINDS, type OrderKind, type OrderRef } from '@/domain/orders/order-ref';
import { ordersOf } from '@/data/all-orders';
import { invoiceAddresses } from '@/data/team-orders';
import { deletedEmail } from '@/domain/orders/deleted-customer';
import type { Session } from '@/lib/database/sessions';
import { query } from '@/lib/database/query';

export async function readReminderRules(payload: Payload): Promise<ReminderRules> {
  const [rules] = await query<ReminderRules>(
    payload,
    `select reminders_on as "isOn", reminder_days_before::int as "daysBefore",
            coalesce(reminder_days_after, '') as "daysAfter" from site_settings`,
    [],
  );
  return rules ?? { isOn: false, daysBefore: 0, daysAfter: '' };
}

/** SQL. Staff write to a deactivated team by hand, as it has no access to its portal. */
const KINDS = {
  shop: {
    isReachable: 'true',
    to: `array(select o.contact_email where o.contact_email not like '${deletedEmail('%')}')`,
    trackingToken: 'o.tracking_token',
  },
  team: {
    isReachable: '(select is_active from team_profiles where id = o.team_id)',
    to: invoiceAddresses('o.team_id'),
    trackingToken: 'null',
  },
} as const;

/** SQL for unpaid charges up to `invoices i`: money and credit count for the oldest invoices first. */
const chargedOf = (kind: OrderKind): string => {
  const column = ORDER_COLUMNS[kind];
  return `
  ((select sum(case when b.kind = 'credit_note' then -b.total_amount
                    when (b.issued_at, b.sequence) <= (i.issued_at, i.sequence) then b.total_amount else 0 end)
      from invoices b where b.${column} = i.${column})
   - (o.paid_amount - o.refunded_amount) - o.written_off_amount)`;
};

/** SQL for the claimed part of an invoice, of `due` of its order: `shareOut` of the `openAmounts`. */
const reminderAmount = (kind: OrderKind, due: string): string => {
  const charged = chargedOf(kind);
  return `greatest(0, least(${due}, ${charged}) - greatest(0, ${charged} - i.total_amount))::float8`;
};

/** With its order locked. */
export type OpenInvoice = {
  id: string;
  number: string;
  openAmount: number;
  order: { kind: OrderKind; id: string; orderNumber: string };
  to: string[];
  trackingToken: string | null;
};

const valuesOf = (kind: OrderKind, amount: string): string => {
  const { to, trackingToken } = KINDS[kind];
  return `
  i.id, i.number, ${amount} as "openAmount", ${to} as to, ${trackingToken} as "trackingToken",
  json_build_object('kind', '${kind}', 'id', o.id, 'orderNumber', o.order_number) as "order"`;
};

const invoicesOf = (kind: OrderKind): string => `invoices i join ${ordersOf(kind)} on o.id = i.${ORDER_COLUMNS[kind]}`;

type ClaimedReminder = OpenInvoice & { days: number };

/** Not on the day of issue, nor within a day of another reminder. Skips orders that another process has locked. */
export async function lockRemindable(
  { client }: Session,
  due: readonly DueReminder[],
): Promise<ClaimedReminder | undefined> {
  for (const kind of ORDER_KINDS) {
    const { to, isReachable } = KINDS[kind];
    const dueAmount = reminderAmount(kind, 'o.due_now');
    const { rows } = await client.query<ClaimedReminder>(
      `select ${valuesOf(kind, dueAmount)}, d.days
         from ${invoicesOf(kind)}
         join unnest($1::text[], $2::int[]) as d (due_on, days) on i.due_on = d.due_on and i.kind = 'invoice'
        where (i.due_on::date + d.days)::text > i.issued_on
          and o.status <> 'cancelled' and not o.reminders_stopped and o.open_amount > 0
          and ${isReachable} and cardinality(${to}) > 0
          and not exists (select from invoice_reminders r
                           where r.invoice_id = i.id and (r.days = d.days or r.created_at > now() - interval '20 hours'))
          and ${dueAmount} > 0
        limit 1 for no key update of o skip locked`,
      [due.map(({ dueOn }) => dueOn), due.map(({ days }) => days)],
    );
    if (rows[0]) return rows[0];
  }
  return undefined;
}

/** Oldest invoice with something due or, if nothing is, open. `isJustReminded`: within the hour. */
export async function findOpenInvoice(
  { client }: Session,
  { kind, orderId }: OrderRef,
): Promise<(OpenInvoice & { isJustReminded: boolean }) | undefined> {
  const amount = reminderAmount(kind, 'coalesce(nullif(o.due_now, 0), o.open_amount)');
  const { rows } = await client.query<OpenInvoice & { isJustReminded: boolean }>(
    `select * from (
       select ${valuesOf(kind, amount)}, i.issued_at,
              exists (select from invoice_reminders r
                       where r.invoice_id = i.id and r.created_at > now() - interval '1 hour') as "isJustReminded"
         from ${invoicesOf(kind)}
        where o.id = $1 and i.kind = 'invoice' and o.status <> 'cancelled'
     ) found where "openAmount" > 0 order by issued_at limit 1`,
    [orderId],
  );
  return rows[0];
}

type NewReminder = {
  invoiceId: string;
  /** From the due date; null if sent by staff. */
  days: number | null;
  openAmount: number;
  by?: { id: string; fullName: string };
};

export async function insertReminder(
  { client }: Session,
  { invoiceId, days, openAmount, by }: NewReminder,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into invoice_reminders (invoice_id, days, open_amount, by_id, by_name) values ($1, $2, $3, $4, $5)
     on conflict (invoice_id, days) do nothing`,
    [invoiceId, days, openAmount, by?.id ?? null, by?.fullName ?? 'System'],
  );
  return Boolean(rowCount);
}

export async function setRemindersStopped(
  { client }: Session,
  { kind, id }: { kind: OrderKind; id: string },
  stopped: boolean,
): Promise<void> {
  const text = `update ${ORDER_PLACES[kind].table} set reminders_stopped = $2, updated_at = now() where id = $1`;
  await client.query(text, [id, stopped]);
}

export type SentReminder = {
  id: string;
  number: string;
  days: number | null;
  at: string;
  byName: string;
};

export const listReminders = (payload: Payload, { kind, orderId }: OrderRef): Promise<SentReminder[]> =>
  query<SentReminder>(
    payload,
    `select r.id, i.number, r.days::int as days, r.by_name as "byName",
            ${isoTime('r.created_at')} as at
       from invoice_reminders r join invoices i on i.id = r.invoice_id
      where i.${ORDER_COLUMNS[kind]} = $1 order by r.created_at`,
    [orderId],
  );
