import type { Payload } from 'payload';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import type { OrderRef } from '@/domain/orders/order-ref';
import { reasonsFor } from '@/domain/returns/returnable';
import { isUuid } from '@/domain/text/uuid';
import { getSiteSettings } from '@/lib/site-settings';
import { loadChargedOrder } from '@/modules/invoices/data/invoiced-order';
import { findOrderById } from '@/modules/orders/data/placed-order';
import {
  findReturn,
  listReturnsOf,
  listSentLines,
  type SentLine,
  type StoredReturn,
} from '@/modules/returns/data/returns';
import { returnInstructions } from '@/modules/returns/emails';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { listVariants } from './data';

export type ReturnScreenData = {
  found: StoredReturn;
  buyer: { name: string; email: string | null; phone: string | null };
  lines: SentLine[];
  charged: ChargedOrder;
  instructions: string;
  variants: Awaited<ReturnType<typeof listVariants>>;
};

export async function loadReturn(payload: Payload, id: string): Promise<ReturnScreenData | undefined> {
  const found = isUuid(id) ? await findReturn(payload, id) : undefined;
  const buyer = found && (await findBuyer(payload, found));
  if (!found || !buyer) return undefined;
  const [lines, charged, settings] = await Promise.all([
    listSentLines(payload, found),
    loadChargedOrder(payload, found),
    getSiteSettings(),
  ]);
  const returned = lines.filter(({ line }) => found.items.some((item) => item.line === line));
  const variants = found.kind === 'shop' && found.status === 'received' ? await listVariants(payload, returned) : [];
  return { found, buyer, lines: returned, charged, variants, instructions: returnInstructions(found, settings) };
}

async function findBuyer(
  payload: Payload,
  { kind, orderId }: OrderRef,
): Promise<ReturnScreenData['buyer'] | undefined> {
  if (kind === 'team') {
    const order = await loadTeamOrder({ payload, id: orderId });
    return order && { ...order.team };
  }
  const order = await findOrderById(payload, orderId);
  if (!order) return undefined;
  const { firstName, lastName, email, phone } = order.contact;
  return { name: `${firstName} ${lastName}`, email, phone: phone ?? null };
}

export async function loadOrderReturns(payload: Payload, ref: OrderRef) {
  const [returns, lines] = await Promise.all([listReturnsOf(payload, ref.orderId), listSentLines(payload, ref)]);
  const returnable = lines
    .filter(({ left }) => left > 0)
    .map(({ line, productName, color, sizeLabel, left, ...bound }) => ({
      ...{ line, productName, color, sizeLabel, left },
      reasons: reasonsFor('staff', bound),
    }));
  return { returns: returns.map(({ id, returnNumber, status }) => ({ id, returnNumber, status })), returnable };
}
