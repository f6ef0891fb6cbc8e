import type { Payload } from 'payload';
import type { WorkStep } from '@/domain/orders/order-policy';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { allOrders } from '@/data/all-orders';
import { unpaidColumns } from '@/data/deposits';
import { PAID_BEYOND_VOUCHERS } from '@/data/orders';
import { query } from '@/lib/database/query';
import { ALL_ORDERS, ORDER_LISTS, parseOrderFilters } from '../filters/order-filters';
import { NOTHING_SELECTED, type SelectedRecords } from '../../selection/selection';
import { matchingOrders, type Statement } from './matching-orders';
import { IN_HAND } from '@/domain/orders/order-policy';
import { statusIn } from '@/data/status-in';

export const filtersOf = ({ query: listQuery }: SelectedRecords) => parseOrderFilters(new URLSearchParams(listQuery));

const selected = (columns: string, chosen: SelectedRecords, until?: Date): Statement =>
  matchingOrders({ filters: filtersOf(chosen), selection: chosen.selection, columns, until });

/** The same for kinds whose payment may be marked in bulk; empty for others. */
function selectedToPay(chosen: SelectedRecords, until: Date): Statement {
  const filters = filtersOf(chosen);
  const { hasBulkPayment } = ORDER_LISTS[filters.kind];
  const { selection } = chosen;
  const listed = hasBulkPayment ? { filters, selection } : { filters: ALL_ORDERS, selection: NOTHING_SELECTED };
  return matchingOrders({ ...listed, columns: PAYMENT_COLUMNS, until });
}

const PAID = `(payment_status in ('paid', 'overpaid', 'written_off'))`;
/** Condition on `selected`: orders that `markPaid` would refuse, counted beforehand. */
const REFUSED = `(status = 'cancelled' or payment_status = 'refunded' or awaits_confirmation
                  or (payment_method = 'card' and not is_paid_beyond_vouchers))`;
const PAYMENT_COLUMNS = `o.id, o.created_at, o.status, o.payment_method, o.payment_status, o.open_amount, o.awaits_confirmation,
  ${PAID_BEYOND_VOUCHERS} as is_paid_beyond_vouchers`;

export type PaymentCounts = {
  payable: number;
  amount: number;
  paid: number;
  /** Orders to be refused: unpaid by card, unconfirmed, cancelled or refunded. */
  refused: number;
};

export async function countByPayment(payload: Payload, chosen: SelectedRecords, until: Date): Promise<PaymentCounts> {
  const { text, values } = selectedToPay(chosen, until);
  const [plan] = await query<PaymentCounts>(
    payload,
    `select count(*) filter (where ${PAID})::int as paid, count(*) filter (where not ${PAID} and ${REFUSED})::int as refused,
            count(*) filter (where not ${PAID} and not ${REFUSED})::int as payable,
            coalesce(sum(open_amount) filter (where not ${PAID} and not ${REFUSED}), 0)::float8 as amount
       from (${text}) as selected`,
    values,
  );
  return plan ?? { paid: 0, refused: 0, payable: 0, amount: 0 };
}

export function listUnpaid(payload: Payload, chosen: SelectedRecords, until: Date): Promise<string[]> {
  const { text, values } = selectedToPay(chosen, until);
  return listIds(payload, `select id from (${text}) as selected where not ${PAID} order by created_at, id`, values);
}

export type StatusCounts = Partial<Record<AnyStatus, number>>;
export type UnpaidCounts = Record<WorkStep, number>;

export async function countByStatus(payload: Payload, chosen: SelectedRecords, until: Date): Promise<StatusCounts> {
  const { text, values } = selected('o.id, o.status, o.created_at', chosen, until);
  const rows = await query<{ status: AnyStatus; count: number }>(
    payload,
    `select status, count(*)::int as count from (${text}) as selected group by status`,
    values,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export async function countUnpaid(payload: Payload, chosen: SelectedRecords, until: Date): Promise<UnpaidCounts> {
  const { kind } = filtersOf(chosen);
  const policy = policyOf(kind);
  const { text, values } = selected(`o.id, o.created_at, o.status, ${unpaidColumns()}`, chosen, until);
  const [found] = await query<UnpaidCounts>(
    payload,
    `select count(*) filter (where ${statusIn(policy, ['placed', 'accepted', 'cancelled'], 'status')} and deposit_unpaid)::int as production,
            count(*) filter (where ${statusIn(policy, [...IN_HAND, 'cancelled'], 'status')} and total_unpaid)::int as despatch
       from (${text}) as selected`,
    values,
  );
  return found ?? { production: 0, despatch: 0 };
}

export function listNotYet(
  payload: Payload,
  chosen: SelectedRecords,
  status: AnyStatus,
  until: Date,
): Promise<string[]> {
  const { text, values } = selected('o.id, o.status, o.created_at', chosen, until);
  const other = `status <> $${values.push(status)}`;
  return listIds(payload, `select id from (${text}) as selected where ${other} order by created_at, id`, values);
}

export function listSelected(payload: Payload, chosen: SelectedRecords, limit: number): Promise<string[]> {
  const { text, values } = selected('o.id, o.created_at', chosen);
  const newest = `order by created_at desc, id desc limit $${values.push(limit)}`;
  return listIds(payload, `select id from (${text}) as selected ${newest}`, values);
}

async function listIds(payload: Payload, text: string, values: unknown[]): Promise<string[]> {
  return (await query<{ id: string }>(payload, text, values)).map(({ id }) => id);
}

export async function findOrderLabel(payload: Payload, id: string): Promise<string> {
  const [order] = await query<{ orderNumber: string }>(
    payload,
    `select order_number as "orderNumber" from ${allOrders()} where id = $1`,
    [id],
  );
  return `#${order?.orderNumber ?? ''}`;
}
