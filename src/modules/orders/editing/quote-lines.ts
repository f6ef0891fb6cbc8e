import type { Payload } from 'payload';
import { fieldErrors } from '@/domain/text/field-errors';
import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import { orderLinesInput, type OrderSums } from '@/domain/orders/order-edit';
import { isUuid } from '@/domain/text/uuid';
import type { FieldErrors } from '@/lib/result';
import { loadOrderLines } from '../data/order-lines';
import { customerTax } from '../lines/tax-buyer';
import { planEdit } from './plan-edit';

/** Without sums if prices cannot be read at all. */
export type LinesQuote = {
  unitPrices: (number | null)[];
  /** The total contains delivery and tax. */
  sums?: OrderSums;
  delivery?: EditedDelivery;
  fieldErrors: FieldErrors;
  short?: number[];
};

/** A price set ends the quantity discounts, before its reason is typed. */
const QUOTED = 'Quoted';

/** Prices an order’s lines by its own prices. Nothing is stored or reserved. */
export async function quoteLines(payload: Payload, body: unknown, orderId?: string): Promise<LinesQuote> {
  const input = orderLinesInput.safeParse(body);
  if (!input.success) return { unitPrices: [], fieldErrors: fieldErrors(input.error) };
  const { lines: wanted, delivery: requested, email, vatNumber, discount, deliveryAmount } = input.data;
  const stored = orderId && isUuid(orderId) ? await loadOrderLines(payload, orderId) : undefined;
  const plan = await planEdit({
    ...{ payload, wanted, stored, to: requested ?? stored?.to, method: requested?.method },
    ...{ discount, deliveryAmount, priceReason: QUOTED },
    email: stored?.email ?? email,
    buyer: stored ? undefined : await customerTax(payload, { email, vatNumber }),
  });
  const { unitPrices, sums, delivery, fieldErrors: refused, short } = plan;
  return { unitPrices, sums, ...(delivery && { delivery }), fieldErrors: refused, short };
}
