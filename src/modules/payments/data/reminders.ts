/** Reminders of invoices: who is to have one, and which went out. Amounts in the currency of the order. */
import type { Payload } from 'payload';
import type { DueReminder, ReminderRules } from '@/domain/invoices/reminders';
import { dueNowOf, openOf, SHOP_ROW } from '@/data/deposits';
import { deletedEmail } from '@/domain/orders/deleted-customer';
import type { Session } from '@/lib/database/sessions';
import { query } from '@/lib/database/query';

/** As the settings have them. */
export async function readReminderRules(payload: Payload): Promise<ReminderRules> {
  const [rules] = await query<ReminderRules>(
    payload,
    `select reminders_on as "isOn", reminder_days_before::int as "daysBefore",
            coalesce(reminder_days_after, '') as "daysAfter" from site_settings`,
    [],
  );
  return rules ?? { isOn: false, daysBefore: 0, daysAfter: '' };
}

/** What is charged up to `invoices i` of `orders o` and not paid: money and credit count for the oldest invoices first. */
const CHARGED = `
  ((select sum(case when b.kind = 'credit_note' then -b.total_amount
                    when (b.issued_at, b.sequence) <= (i.issued_at, i.sequence) then b.total_amount else 0 end)
      from invoices b where b.order_id = i.order_id)
   - (o.paid_amount - o.refunded_amount))`;

/** What is to be asked for of an invoice, of `due` of its order: as `shareOut` of the `openAmounts`. */
const asked = (due: string): string =>
  `greatest(0, least(${due}, ${CHARGED}) - greatest(0, ${CHARGED} - i.total_amount))::float8`;

/** An invoice of which something is asked for, its order locked. */
export type OpenInvoice = {
  id: string;
  number: string;
  /** Asked for: what is due now. */
  openAmount: number;
  orderId: string;
  orderNumber: string;
  email: string;
  trackingToken: string;
};

const values = (amount: string): string => `
  i.id, i.number, ${amount} as "openAmount", o.id as "orderId", o.order_number as "orderNumber", o.contact_email as email,
  o.tracking_token as "trackingToken"`;

export type ClaimedReminder = OpenInvoice & { days: number };

/**
 * Locks the next invoice that is to have one of these reminders: not the day it was issued, nor within a day of another.
 * One that another process has in hand is passed over.
 */
export async function lockRemindable(
  { client }: Session,
  due: readonly DueReminder[],
): Promise<ClaimedReminder | undefined> {
  const dueAmount = asked(dueNowOf(SHOP_ROW));
  const { rows } = await client.query<ClaimedReminder>(
    `select ${values(dueAmount)}, d.days
         from unnest($1::text[], $2::int[]) as d (due_on, days)
         join invoices i on i.due_on = d.due_on and i.kind = 'invoice'
         join orders o on o.id = i.order_id
        where (i.due_on::date + d.days)::text > i.issued_on
          and o.status <> 'cancelled' and not o.reminders_stopped and o.paid_amount < o.total_amount
          and o.contact_email not like $3
          and not exists (select from invoice_reminders r
                           where r.invoice_id = i.id and (r.days = d.days or r.created_at > now() - interval '20 hours'))
          and ${dueAmount} > 0
        limit 1 for no key update of o skip locked`,
    [due.map(({ dueOn }) => dueOn), due.map(({ days }) => days), deletedEmail('%')],
  );
  return rows[0];
}

/** The oldest invoice of an order of which something is due or, where nothing is, open; and whether it was reminded of within the hour. */
export async function findOpenInvoice(
  { client }: Session,
  orderId: string,
): Promise<(OpenInvoice & { isJustReminded: boolean }) | undefined> {
  const amount = asked(`coalesce(nullif(${dueNowOf(SHOP_ROW)}, 0), ${openOf(SHOP_ROW)})`);
  const { rows } = await client.query<OpenInvoice & { isJustReminded: boolean }>(
    `select * from (
       select ${values(amount)}, i.issued_at,
              exists (select from invoice_reminders r
                       where r.invoice_id = i.id and r.created_at > now() - interval '1 hour') as "isJustReminded"
         from invoices i join orders o on o.id = i.order_id
        where o.id = $1 and i.kind = 'invoice' and o.status <> 'cancelled'
     ) found where "openAmount" > 0 order by issued_at limit 1`,
    [orderId],
  );
  return rows[0];
}

type NewReminder = {
  invoiceId: string;
  /** From the due date; null where staff send it. */
  days: number | null;
  openAmount: number;
  by?: { id: string; fullName: string };
};

/** Notes that a reminder goes out. @returns false where that one went out before. */
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

export async function setRemindersStopped({ client }: Session, orderId: string, stopped: boolean): Promise<void> {
  await client.query('update orders set reminders_stopped = $2, updated_at = now() where id = $1', [orderId, stopped]);
}

/** A reminder that went out. */
export type SentReminder = {
  id: string;
  /** Of the invoice. */
  number: string;
  days: number | null;
  /** ISO 8601 */
  at: string;
  byName: string;
};

/** The reminders that went out for an order, the oldest first. */
export const listReminders = (payload: Payload, orderId: string): Promise<SentReminder[]> =>
  query<SentReminder>(
    payload,
    `select r.id, i.number, r.days::int as days, r.by_name as "byName",
            to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from invoice_reminders r join invoices i on i.id = r.invoice_id
      where i.order_id = $1 order by r.created_at`,
    [orderId],
  );
