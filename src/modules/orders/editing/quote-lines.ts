import type { Payload } from 'payload';
import { fieldErrors } from '@/domain/text/field-errors';
import { editDelivery, type EditedDelivery } from '@/domain/delivery/edit-delivery';
import { hasMade } from '@/domain/orders/fulfilment';
import { orderLinesInput, sameLines, type OrderSums } from '@/domain/orders/order-edit';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { isUuid } from '@/domain/text/uuid';
import type { FieldErrors } from '@/lib/result';
import { loadOrderLines } from '../data/order-lines';
import { customerTax } from '../lines/tax-buyer';
import { resolveLines } from './resolve-lines';
import { taxEdit } from './tax-edit';

/** What a form’s lines cost now, and what is wrong with them; without sums where they cannot be read at all. */
export type LinesQuote = {
  unitPrices: (number | null)[];
  /** The total contains delivery and tax. */
  sums?: OrderSums;
  delivery?: EditedDelivery;
  fieldErrors: FieldErrors;
};

/** Prices the lines of a form, those of an order by its own prices. Nothing is stored or reserved. */
export async function quoteLines(payload: Payload, body: unknown, orderId?: string): Promise<LinesQuote> {
  const input = orderLinesInput.safeParse(body);
  if (!input.success) return { unitPrices: [], fieldErrors: fieldErrors(input.error) };
  const { lines: wanted, delivery: asked, email, vatNumber } = input.data;
  const stored = orderId && isUuid(orderId) ? await loadOrderLines(payload, orderId) : undefined;
  const [resolved, rules, buyer] = await Promise.all([
    resolveLines({ payload, wanted, stored: stored?.lines }),
    getDeliveryRules(),
    stored ? undefined : customerTax(payload, { email, vatNumber }),
  ]);
  const { unitPrices, sums, pieces, lines } = resolved;
  const to = asked ?? stored?.to;
  const delivery =
    to &&
    editDelivery({
      ...{ rules, stored, to, pieces, now: new Date() },
      method: asked?.method,
      goodsAmount: sums.totalAmount,
      isSameGoods: sameLines(stored?.lines ?? [], lines),
      waitsForProof: hasMade(lines),
    });
  const taxed = await taxEdit({
    ...{ resolved, stored, to, buyer },
    placed: delivery,
  });
  return {
    unitPrices,
    sums: taxed.sums,
    ...(delivery && { delivery }),
    fieldErrors: resolved.fieldErrors,
  };
}
