import { startOfDay } from '@/lib/local-days';
import type { OrderFilters } from '../filters/order-filters';
import type { OrderSelection } from '../filters/order-selection';
import { phonePattern, searchPatterns } from '@/lib/database/search-patterns';
import { shopToday } from '@/domain/delivery/promise';
import { shopFormat } from '@/domain/text/shop-format';
import { openOf, SHOP_ROW } from '@/data/deposits';
import type { PaymentState } from '@/domain/orders/order-edit';
import { isLateOrder } from '@/data/orders';
import { customerText, invoiceText, orderText } from '@/data/search-texts';

/** Where a list of orders, newest first, goes on: after the order of this moment (ISO) and id. */
export type OrderCursor = { createdAt: string; id: string };

type Matching = {
  filters: OrderFilters;
  /** Only what is ticked; what was ticked by itself may have left the filters since. */
  selection?: OrderSelection;
  /** Of `orders o`. */
  columns: string;
  /** Only what comes after this order, newest first. */
  after?: OrderCursor;
  /** Only what was placed up to this moment. */
  until?: Date;
  /** At least so many of the newest, where there are as many: what is read is still to be ordered and cut. */
  newest?: number;
};

/** A statement without order or limit, with its values; more values may be added to them. */
export type Statement = { text: string; values: unknown[] };

const OPEN = `(${openOf(SHOP_ROW)}) > 0`;
/** An order that was paid and became dearer has something open, as its card says. */
const PAYMENT: Record<PaymentState, string> = {
  unpaid: `(o.payment_status = 'unpaid' or (o.payment_status = 'paid' and ${OPEN}))`,
  part: `(o.payment_status <> 'refunded' and o.paid_amount > 0 and ${OPEN})`,
  paid: `(o.payment_status = 'paid' and not ${OPEN})`,
  failed: `o.payment_status = 'failed'`,
  refunded: `o.payment_status = 'refunded'`,
};

const NO_FILTERS: OrderFilters = { search: '', status: 'all' };

/**
 * The orders that match, written once for list, counts, export and bulk changes. A search looks at the order as placed
 * at the customer’s record and at its invoices: as a union, and each word as a comparison of its own, since an `or` over both tables,
 * or `ilike all (…)`, would read every order.
 */
export function matchingOrders({ filters: asked, selection, columns, after, until, newest }: Matching): Statement {
  const filters = selection && !selection.all ? NO_FILTERS : asked;
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const zone = shopFormat().timeZone;
  const { status, from, to, min, max, method, payment, product, late } = filters;
  const conditions = [
    status !== 'all' && `o.status = ${value(status)}`,
    from && `o.created_at >= ${value(startOfDay(from, zone))}`,
    to && `o.created_at < ${value(startOfDay(to, zone, 1))}`,
    min !== undefined && `o.total_amount >= ${value(min)}`,
    max !== undefined && `o.total_amount <= ${value(max)}`,
    method && `o.payment_method = ${value(method)}`,
    payment && PAYMENT[payment],
    late && isLateOrder(value(shopToday())),
    product && `exists (select from order_items i where i._parent_id = o.id and i.product_id = ${value(product)})`,
    after && `(o.created_at, o.id) < (${value(after.createdAt)}::timestamptz, ${value(after.id)}::uuid)`,
    until && `o.created_at <= ${value(until)}`,
    selection &&
      (selection.all
        ? selection.except.length > 0 && `o.id <> all(${value(selection.except)}::uuid[])`
        : `o.id = any(${value(selection.ids)}::uuid[])`),
  ].filter((condition) => typeof condition === 'string');
  const cut = newest === undefined ? '' : `order by o.created_at desc, o.id desc limit ${value(newest)}`;
  const words = searchPatterns(filters.search)?.map(value);
  const pattern = phonePattern(filters.search);
  const phone = pattern && value(pattern);
  const has = (text: string) => {
    const all = (words ?? []).map((word) => `(${text}) ilike ${word}`).join(' and ');
    return phone ? `((${all}) or (${text}) ilike ${phone})` : all;
  };
  const select = (tables: string, text?: string) => {
    const all = [...conditions, ...(text ? [has(text)] : [])];
    return `(select ${columns} from ${tables} where ${all.join(' and ') || 'true'} ${cut})`;
  };
  if (!words) return { text: select('orders o'), values };
  return {
    text: [
      select('orders o', orderText()),
      select('customers c join orders o on o.customer_id = c.id', customerText()),
      select('invoices i join orders o on o.id = i.order_id', invoiceText()),
    ].join(' union '),
    values,
  };
}
