import { addressRow } from '@/data/addresses';
import { billingRow } from '@/data/billing';
import { deliveryRow } from '@/data/deliveries';
import { newDeposit } from '@/data/deposits';
import { insertTaxLines, taxRow } from '@/data/order-taxes';
import { ORDER_PLACES } from '@/data/orders';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import type { Address } from '@/domain/orders/address-lines';
import type { Billing } from '@/domain/orders/billing';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { expression, type Parameters, type Row } from '@/lib/database/parameters';
import { nextOrderNumber } from './order-number';
import { insertLines, type NewLine } from './write-lines';

type NewOrder = PlacedDelivery &
  Billing & {
    kind: OrderKind;
    at: string;
    totalAmount: number;
    discountAmount: number;
    totalItems: number;
    notes: string | null;
    idempotencyKey: string;
    requestHash: string;
    shippingAddress: Address | null;
    taxes: OrderTaxes | null;
    lines: readonly NewLine[];
    /** Columns in which its kind differs. */
    own: Row;
    /** Names the row that it is written for; written once if undefined. */
    from?: string;
    /** Columns of `placed` besides id and number. */
    returning?: string;
  };

/** CTEs; `placed` is what was written: no row if there is an order with this idempotency key. */
export function placeOrderSql(parameters: Parameters, order: NewOrder): string {
  const { kind, own, from, returning = '', taxes, lines } = order;
  const at = expression(order.at);
  const row = {
    ...{ order_number: expression(nextOrderNumber(at.text)), status: 'pending', created_at: at, updated_at: at },
    ...{ total_amount: order.totalAmount, discount_amount: order.discountAmount, total_items: order.totalItems },
    ...{ notes: order.notes, idempotency_key: order.idempotencyKey, request_hash: order.requestHash },
    ...addressRow('shipping_address', order.shippingAddress),
    ...deliveryRow(order),
    ...taxRow(taxes),
    ...billingRow(order),
    deposit_percent: expression(newDeposit(kind)),
    ...own,
  };
  return `placed as (
    ${parameters.insert(ORDER_PLACES[kind].table, row, from)}
    on conflict (idempotency_key) do nothing returning id, order_number as "orderNumber"${returning}),
  taxed as (${insertTaxLines(parameters, kind, { source: 'placed', taxes })}),
  lined as (${insertLines(parameters, { kind, source: 'placed', lines })})`;
}
