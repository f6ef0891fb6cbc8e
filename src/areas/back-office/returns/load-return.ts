import type { Payload } from 'payload';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import { shopOrder } from '@/domain/orders/order-ref';
import { reasonsFor } from '@/domain/returns/returnable';
import { isUuid } from '@/domain/text/uuid';
import { getSiteSettings } from '@/lib/site-settings';
import { loadChargedOrder } from '@/modules/invoices/data/invoiced-order';
import { findOrderById, type PlacedOrder } from '@/modules/orders/data/placed-order';
import {
  findReturn,
  listReturnsOf,
  listSentLines,
  type SentLine,
  type StoredReturn,
} from '@/modules/returns/data/returns';
import { returnInstructions } from '@/modules/returns/emails';
import { listVariants } from './data';

export type ReturnScreenData = {
  found: StoredReturn;
  order: PlacedOrder;
  lines: SentLine[];
  charged: ChargedOrder;
  instructions: string;
  variants: Awaited<ReturnType<typeof listVariants>>;
};

export async function loadReturn(payload: Payload, id: string): Promise<ReturnScreenData | undefined> {
  const found = isUuid(id) ? await findReturn(payload, id) : undefined;
  const order = found && (await findOrderById(payload, found.orderId));
  if (!found || !order) return undefined;
  const [lines, charged, settings] = await Promise.all([
    listSentLines(payload, order.id),
    loadChargedOrder(payload, shopOrder(order.id)),
    getSiteSettings(),
  ]);
  const returned = lines.filter(({ line }) => found.items.some((item) => item.line === line));
  const variants = found.status === 'received' ? await listVariants(payload, returned) : [];
  return { found, order, lines: returned, charged, variants, instructions: returnInstructions(found, settings) };
}

export async function loadOrderReturns(payload: Payload, orderId: string) {
  const [returns, lines] = await Promise.all([listReturnsOf(payload, orderId), listSentLines(payload, orderId)]);
  const returnable = lines
    .filter(({ left }) => left > 0)
    .map(({ line, productName, color, sizeLabel, left, ...bound }) => ({
      ...{ line, productName, color, sizeLabel, left },
      reasons: reasonsFor('staff', bound),
    }));
  return { returns: returns.map(({ id, returnNumber, status }) => ({ id, returnNumber, status })), returnable };
}
