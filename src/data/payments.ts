/** Payments of orders that this transaction has locked or placed. Amounts in the order’s currency. */
import type { PayloadRequest } from 'payload';
import type { PaymentWay } from '@/domain/invoices/payments';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { shopFormat } from '@/domain/text/shop-format';
import { staffOf } from '@/lib/accounts/active-user';
import { isoTime } from '@/lib/database/iso-time';
import type { Session } from '@/lib/database/sessions';
import { ORDER_COLUMNS, ORDER_PLACES } from './orders';

type PaidOrder = { kind: OrderKind; id: string };

type NewPayment = {
  cents: Cents;
  way: PaymentWay;
  /** As 2026-11-24; today on the shop’s clock if undefined. */
  receivedOn?: string;
  reference?: string;
  bankLine?: string;
  checkout?: string;
  voucher?: string;
};

/** Under the request’s member of staff; the order gets its new payment status, too. */
export async function insertPayment(
  { client }: Session,
  req: PayloadRequest,
  order: PaidOrder,
  { cents, way, receivedOn, reference, bankLine, checkout, voucher }: NewPayment,
): Promise<ReceivedPayment> {
  const by = staffOf(req);
  const { rows } = await client.query<ReceivedPayment>(
    `insert into order_payments (${ORDER_COLUMNS[order.kind]}, amount, way, received_on, reference, bank_line, by_id, by_name, voucher_id, created_at)
     values ($1, $2, $3, coalesce($4, (now() at time zone $9)::date::text), $5, $6, $7, $8, $10, clock_timestamp())
     returning ${RECEIVED_PAYMENT}`,
    [
      ...[order.id, toAmount(cents), way, receivedOn ?? null, reference || null, bankLine ?? null, by.id],
      ...[by.name, shopFormat().timeZone, voucher ?? null],
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
async function addPaid({ client }: Pick<Session, 'client'>, order: PaidOrder, cents: Cents): Promise<void> {
  if (order.kind === 'team') return;
  await client.query('update orders set paid_amount = paid_amount + $2::numeric, updated_at = now() where id = $1', [
    order.id,
    toAmount(cents),
  ]);
}

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

/** Marks the payment, whose line of a bank’s file can be entered again, and adds one that reverses it. */
export async function insertVoid(
  { client }: Session,
  req: PayloadRequest,
  order: PaidOrder,
  { payment, reason }: { payment: ReceivedPayment; reason: string },
): Promise<ReceivedPayment> {
  const by = staffOf(req);
  const { rows } = await client.query<ReceivedPayment>(
    `with marked as (
       update order_payments set voided_at = clock_timestamp(), voided_by_name = $2, void_reason = $3, bank_line = null, updated_at = now()
        where id = $1 returning *),
     reversal as (
       insert into order_payments (order_id, team_order_id, amount, way, received_on, voids_id, by_id, by_name, voucher_id, created_at)
       select order_id, team_order_id, -amount, way, received_on, id, $4, $2, voucher_id, clock_timestamp() from marked)
     select ${RECEIVED_PAYMENT} from marked`,
    [payment.id, by.name, reason, by.id],
  );
  await addPaid({ client }, order, -toCents(payment.amount));
  return rows[0] ?? payment;
}

export async function listVoucherPaymentsOf({ client }: Session, { kind, id }: PaidOrder): Promise<ReceivedPayment[]> {
  const { rows } = await client.query<ReceivedPayment>(
    `select ${RECEIVED_PAYMENT} from order_payments
      where ${ORDER_COLUMNS[kind]} = $1 and voucher_id is not null and voided_at is null and voids_id is null order by created_at`,
    [id],
  );
  return rows;
}
