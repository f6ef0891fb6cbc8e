/** The caller has locked the orders. Amounts in the shop’s currency. */
import type { PayloadRequest } from 'payload';
import type { CardPayment, VoucherPayment } from '@/domain/invoices/card-payments';
import type { Credit } from '@/domain/orders/order-credit';
import { toCents, type Cents } from '@/domain/money/money';
import { shopDay } from '@/domain/text/locale';
import { isUuid } from '@/domain/text/uuid';
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { RECEIVED_PAYMENT, type ReceivedPayment } from '@/data/payments';
import { staffOf } from '@/lib/accounts/active-user';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import type { AnyOrder } from '@/data/any-order';

export async function setFailed({ client }: Session, id: string): Promise<void> {
  await client.query(`update orders set payment_status = 'failed', updated_at = now() where id = $1`, [id]);
}

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

/** Less what they got back, the last used first. */
export async function listVoucherPayments({ client }: Session, { kind, id }: AnyOrder): Promise<VoucherPayment[]> {
  const { rows } = await client.query<{ voucher: string; left: number }>(
    `select voucher_id as voucher, -sum(amount)::float8 as left from voucher_entries where ${ORDER_COLUMNS[kind]} = $1
      group by voucher_id having sum(amount) < 0 order by max(created_at) desc`,
    [id],
  );
  return rows.map(({ voucher, left }) => ({ voucher, left: toCents(left) }));
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
  /** Payment page whose card it goes to, or gift voucher; neither if given back by hand. */
  checkout: string | undefined;
  voucher: string | undefined;
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
    `insert into order_refunds (${ORDER_COLUMNS[order.kind]}, amount, reason, checkout, credit_note_id, by_id, by_name, voucher_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()) returning id`,
    [
      ...[order.id, refund.amount, refund.reason, refund.checkout ?? null, refund.creditNote ?? null, by.id, by.name],
      refund.voucher ?? null,
    ],
  );
  const [stored] = rows;
  if (!stored) throw new Error('A refund was not stored.');
  return stored.id;
}

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
