import type { Payload } from 'payload';
import { fieldErrors } from '@/domain/text/field-errors';
import { orderLinesInput, type OrderSums } from '@/domain/orders/order-edit';
import { isUuid } from '@/domain/text/uuid';
import type { FieldErrors } from '@/lib/result';
import { loadOrderLines } from '../data/order-lines';
import { resolveLines } from './resolve-lines';

/** What a form’s lines cost now, and what is wrong with them; without sums where they cannot be read at all. */
export type LinesQuote = { unitPrices: (number | null)[]; sums?: OrderSums; fieldErrors: FieldErrors };

/** Prices the lines of a form, those of an order by its own prices. Nothing is stored or reserved. */
export async function quoteLines(payload: Payload, body: unknown, orderId?: string): Promise<LinesQuote> {
  const input = orderLinesInput.safeParse(body);
  if (!input.success) return { unitPrices: [], fieldErrors: fieldErrors(input.error) };
  const order = orderId && isUuid(orderId) ? await loadOrderLines(payload, orderId) : undefined;
  const {
    unitPrices,
    sums,
    fieldErrors: errors,
  } = await resolveLines({
    payload,
    wanted: input.data.lines,
    stored: order?.lines,
    shippingAmount: order?.shippingAmount,
  });
  return { unitPrices, sums, fieldErrors: errors };
}
