/** The caller has locked the orders. Amounts in the shop’s currency. */
import type { PayloadRequest } from 'payload';
import type { CardPayment } from '@/domain/invoices/card-payments';
import type { Credit } from '@/domain/orders/order-credit';
import type { PaymentWay } from '@/domain/invoices/payments';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import { shopDay } from '@/domain/text/locale';
import { shopFormat } from '@/domain/text/shop-format';
import { isUuid } from '@/domain/text/uuid';
import { isoTime } from '@/lib/database/iso-time';
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import type { AnyOrder } from '@/data/any-order';

export async function setFailed({ client }: Session, id: string): Promise<void> {
  await client.query(`update orders set payment_status = 'failed', updated_at = now() where id = $1`, [id]);
}

const staffOf = ({ user }: PayloadRequest) => {
  const by = user?.collection === 'admin-users' ? user : undefined;
  return { id: by?.id ?? null, name: by?.fullName ?? 'System' };
};

type NewPayment = {
  cents: Cents;
  way: PaymentWay;
  /** As 2026-11-24; today on the shop’s clock if undefined. */
  receivedOn?: string;
  reference?: string;
  bankLine?: string;
  /** Id of the payment page on which it was paid. */
  checkout?: string;
};

/** Under the request’s member of staff; the order gets its new payment status, too. */
export async function insertPayment(
  { client }: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { cents, way, receivedOn, reference, bankLine, checkout }: NewPayment,
): Promise<ReceivedPayment> {
  const by = staffOf(req);
  const { rows } = await client.query<ReceivedPayment>(
    `insert into order_payments (${ORDER_COLUMNS[order.kind]}, amount, way, received_on, reference, bank_line, by_id, by_name, created_at)
     values ($1, $2, $3, coalesce($4, (now() at time zone $9)::date::text), $5, $6, $7, $8, clock_timestamp())
     returning ${RECEIVED_PAYMENT}`,
    [
      ...[order.id, toAmount(cents), way, receivedOn ?? null, reference || null, bankLine ?? null, by.id],
      ...[by.name, shopFormat().timeZone],
    ],
  );
  if (checkout) {
    // By itself: a new payment page does not change the order, a payment does.
    const text = `update ${ORDER_PLACES[order.kind].table} set stripe_session_id = $2 where id = $1 and stripe_session_id is distinct from $2`;
    await client.query(text, [order.id, checkout]);
  }
  await addPaid({ client }, order, cents);
  const [payment] = rows;
  if (!payment) throw new Error('A payment was not stored.');
  return payment;
}

/** Counts what was paid of an order of the shop, as the database does of a team’s; from it, it has the state. */
async function addPaid({ client }: Pick<Session, 'client'>, order: AnyOrder, cents: Cents): Promise<void> {
  if (order.kind === 'team') return;
  await client.query('update orders set paid_amount = paid_amount + $2::numeric, updated_at = now() where id = $1', [
    order.id,
    toAmount(cents),
  ]);
}

/** Amounts in the order’s currency. */
export type ReceivedPayment = {
  id: string;
  amount: number;
  way: PaymentWay;
  /** Day, as 2026-11-24. */
  receivedOn: string;
  reference: string | null;
  voidedAt: string | null;
  voidedByName: string | null;
  voidReason: string | null;
};

export const RECEIVED_PAYMENT = `
  id, amount::float8 as amount, way, received_on as "receivedOn", reference, ${isoTime('voided_at')} as "voidedAt",
  voided_by_name as "voidedByName", void_reason as "voidReason"`;

/** Undefined for another order’s, and for one that reverses a void one. */
export async function findPayment(
  { client }: Session,
  { kind, id }: AnyOrder,
  paymentId: string,
): Promise<ReceivedPayment | undefined> {
  if (!isUuid(paymentId)) return undefined;
  const { rows } = await client.query<ReceivedPayment>(
    `select ${RECEIVED_PAYMENT} from order_payments where id = $1 and ${ORDER_COLUMNS[kind]} = $2 and voids_id is null`,
    [paymentId, id],
  );
  return rows[0];
}

/** Invoices less credit notes, in cents; undefined without an invoice. */
export async function findIssued({ client }: Session, { kind, id }: AnyOrder): Promise<Cents | undefined> {
  const { rows } = await client.query<{ issued: number | null }>(
    `select sum(case kind when 'invoice' then total_amount else -total_amount end)::float8 as issued
       from invoices where ${ORDER_COLUMNS[kind]} = $1`,
    [id],
  );
  const issued = rows[0]?.issued ?? undefined;
  return issued === undefined ? undefined : toCents(issued);
}

export async function findBankLine({ client }: Session, paymentId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ line: string | null }>(
    'select bank_line as line from order_payments where id = $1',
    [paymentId],
  );
  return rows[0]?.line ?? undefined;
}

/** Marks the payment, whose line of a bank’s file can be entered again, and adds one that reverses it. */
export async function insertVoid(
  { client }: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { payment, reason }: { payment: ReceivedPayment; reason: string },
): Promise<ReceivedPayment> {
  const by = staffOf(req);
  const { rows } = await client.query<ReceivedPayment>(
    `with marked as (
       update order_payments set voided_at = clock_timestamp(), voided_by_name = $2, void_reason = $3, bank_line = null, updated_at = now()
        where id = $1 returning *),
     reversal as (
       insert into order_payments (order_id, team_order_id, amount, way, received_on, voids_id, by_id, by_name, created_at)
       select order_id, team_order_id, -amount, way, received_on, id, $4, $2, clock_timestamp() from marked)
     select ${RECEIVED_PAYMENT} from marked`,
    [payment.id, by.name, reason, by.id],
  );
  await addPaid({ client }, order, -toCents(payment.amount));
  return rows[0] ?? payment;
}

type Refunded = {
  /** Total so far; the database counts that of a team order. */
  amount: number;
  /** Part of this refund that pays out credit notes for goods. */
  ofCredit: number;
};

export async function setRefunded({ client }: Session, order: AnyOrder, refunded: Refunded): Promise<void> {
  const { table } = ORDER_PLACES[order.kind];
  const add = `update ${table} set credit_refunded_amount = credit_refunded_amount + $2, updated_at = now() where id = $1`;
  if (refunded.ofCredit > 0) await client.query(add, [order.id, refunded.ofCredit]);
  if (order.kind === 'team') return;
  await client.query('update orders set refunded_amount = $2, updated_at = now() where id = $1', [
    order.id,
    refunded.amount,
  ]);
}

export async function hasPayment({ client }: Session, { kind, id }: AnyOrder, checkout: string): Promise<boolean> {
  const text = `select 1 from order_payments where ${ORDER_COLUMNS[kind]} = $1 and reference = $2`;
  const { rowCount } = await client.query(text, [id, checkout]);
  return Boolean(rowCount);
}

export async function updateDeposit({ client }: Session, { kind, id }: AnyOrder, percent: number): Promise<void> {
  await client.query(`update ${ORDER_PLACES[kind].table} set deposit_percent = $2, updated_at = now() where id = $1`, [
    id,
    percent,
  ]);
}

/** Without refunded ones, newest first. */
export async function listCardPayments({ client }: Session, { kind, id }: AnyOrder): Promise<CardPayment[]> {
  const column = ORDER_COLUMNS[kind];
  const { rows } = await client.query<{ checkout: string; left: number }>(
    `select p.reference as checkout,
            (p.amount - coalesce((select sum(r.amount) from order_refunds r
                                   where r.${column} = p.${column} and r.checkout = p.reference), 0))::float8 as left
       from order_payments p
      where p.${column} = $1 and p.way = 'card' and p.reference is not null order by p.created_at desc`,
    [id],
  );
  return rows.map(({ checkout, left }) => ({ checkout, left: toCents(left) }));
}

export type AlertAction = 'payment.mismatched' | 'payment.after-cancellation' | 'payment.repeated';

export async function hasAlert(
  { client }: Session,
  { kind, id }: AnyOrder,
  { action, checkout }: { action: string; checkout: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from activity_log
      where subject_type = $1 and subject_id = $2 and action = $3 and after ->> 'checkout' = $4`,
    [ORDER_PLACES[kind].subject, id, action, checkout],
  );
  return Boolean(rowCount);
}

/** @returns the id of the row; undefined if the event is known already. */
export async function insertEvent(
  { client }: Session,
  event: { id: string; type: string; created: number },
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into payment_events (event_id, type, occurred_at) values ($1, $2, to_timestamp($3))
     on conflict (event_id) do nothing returning id`,
    [event.id, event.type, event.created],
  );
  return rows[0]?.id;
}

export async function updateOutcome(
  { client }: Session,
  id: string,
  { outcome, order }: { outcome: string; order: AnyOrder | undefined },
): Promise<void> {
  const column = ORDER_COLUMNS[order?.kind ?? 'shop'];
  await client.query(`update payment_events set outcome = $2, ${column} = $3 where id = $1`, [
    id,
    outcome,
    order?.id ?? null,
  ]);
}

export async function updateCheck(
  { client }: Session,
  id: string,
  { outcome, isFinal }: { outcome: string; isFinal: boolean },
): Promise<void> {
  await client.query(
    `update payment_events set outcome = $2, occurred_at = case when $3 then now() end, updated_at = now() where id = $1`,
    [id, outcome, isFinal],
  );
}

type NewRefund = {
  amount: number;
  reason: string;
  /** Payment page whose card it goes to; undefined if given back by hand. */
  checkout: string | undefined;
  /** Undefined if it returns an overpayment. */
  creditNote: string | undefined;
};

/** In the shop’s currency, under the request’s member of staff. */
export async function insertRefund(
  { client }: Session,
  req: PayloadRequest,
  order: AnyOrder,
  refund: NewRefund,
): Promise<string> {
  const by = staffOf(req);
  const { rows } = await client.query<{ id: string }>(
    `insert into order_refunds (${ORDER_COLUMNS[order.kind]}, amount, reason, checkout, credit_note_id, by_id, by_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp()) returning id`,
    [order.id, refund.amount, refund.reason, refund.checkout ?? null, refund.creditNote ?? null, by.id, by.name],
  );
  const [stored] = rows;
  if (!stored) throw new Error('A refund was not stored.');
  return stored.id;
}

/** Names the credit note that refunds without one have led to. */
export async function tieRefunds({ client }: Session, ids: readonly string[], creditNote: string): Promise<void> {
  const text = 'update order_refunds set credit_note_id = $2, updated_at = now() where id = any($1::uuid[])';
  await client.query(text, [ids, creditNote]);
}

/** Credit notes for goods that are not refunded in full, the named one first, then the oldest. */
export async function listOpenCredits(
  { client }: Session,
  { kind, id, currency }: AnyOrder,
  first?: string,
): Promise<{ id: string; left: Cents }[]> {
  const { rows } = await client.query<{ id: string; left: number }>(
    `select * from (
       select i.id, (i.total_amount - coalesce((select sum(r.amount) from order_refunds r where r.credit_note_id = i.id), 0))::float8 as left,
              i.sequence
         from invoices i where i.${ORDER_COLUMNS[kind]} = $1 and i.credited is not null) open
      where "left" > 0 order by id::text is distinct from $2, sequence`,
    [id, first ?? null],
  );
  return rows.map(({ id: note, left }) => ({ id: note, left: toCents(left, currency) }));
}

/** Sets what credit notes for goods credit, and what of it was refunded. */
export async function setCredited(
  { client }: Session,
  { kind, id }: AnyOrder,
  { creditedAmount, creditRefundedAmount }: Pick<Credit, 'creditedAmount' | 'creditRefundedAmount'>,
): Promise<void> {
  await client.query(
    `update ${ORDER_PLACES[kind].table} set credited_amount = $2, credit_refunded_amount = $3, updated_at = now() where id = $1`,
    [id, creditedAmount, creditRefundedAmount],
  );
}

/** As 2026-11-24, on the shop’s clock. */
export async function findOrderDay(
  { client }: Session,
  { kind, id }: { kind: OrderKind; id: string },
): Promise<string> {
  const { rows } = await client.query<{ at: Date }>(
    `select created_at as at from ${ORDER_PLACES[kind].table} where id = $1`,
    [id],
  );
  return shopDay(rows[0]?.at ?? new Date());
}
