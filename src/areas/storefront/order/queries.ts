import type { SiteSetting } from '@/payload-types';
import { orderToConfirm } from '@/modules/orders/confirmation/confirm-link';
import { findOrderById, findOrderByToken, type PlacedOrder } from '@/modules/orders/data/placed-order';
import { listProofs, type OrderProof } from '@/modules/proofs/data/proofs';
import { getPayloadClient } from '@/lib/payload';

/** What checkout and order pages say of the supplier. Read as the system: these settings are shown to everyone. */
export async function getSupplier(): Promise<SiteSetting> {
  const payload = await getPayloadClient();
  return payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
}

const TOKEN = /^[\w-]{20,64}$/;

/** The order under an unguessable link. */
export async function getOrder(token: string): Promise<PlacedOrder | undefined> {
  return TOKEN.test(token) ? findOrderByToken(await getPayloadClient(), token) : undefined;
}

/** The proofs of an order’s kits, the newest first. */
export async function getProofs({ id, items }: PlacedOrder): Promise<OrderProof[]> {
  return items.some(({ kit }) => kit) ? listProofs(await getPayloadClient(), { kind: 'shop', orderId: id }) : [];
}

/** The order that a link to confirm is of, and whether it comes too late; nothing for a link that does not work. */
export async function getOrderToConfirm(token: string): Promise<{ order: PlacedOrder; isLate: boolean } | undefined> {
  const link = orderToConfirm(token);
  const order = link && (await findOrderById(await getPayloadClient(), link.id));
  if (!order?.confirmBy || order.contact.email !== link?.email) return undefined;
  return { order, isLate: new Date(order.confirmBy) <= new Date() };
}
