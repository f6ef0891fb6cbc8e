import { hasMade } from '@/domain/orders/fulfilment';
import { shopOrder } from '@/domain/orders/order-ref';
import { redactOrder } from '@/modules/orders/redact-order';
import { orderToConfirm } from '@/modules/orders/confirmation/confirm-link';
import { findOrderById, findOrderByToken, type PlacedOrder } from '@/modules/orders/data/placed-order';
import { findCardPayment, shopCardOrder, type CardPaymentState } from '@/modules/payments/card-order';
import { shopperTimeline, type ShopperEvent } from '@/domain/orders/shopper-timeline';
import { listShipments, type Shipment } from '@/data/shipments';
import { listProofs, type OrderProof } from '@/modules/proofs/data/proofs';
import { loadOrderMoney, type OrderMoney } from '@/modules/payments/data/order-money';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { proofLines } from '@/modules/orders/lines/proof-lines';
import { picturedLines, type PicturedLine } from '@/modules/proofs/pictured-lines';
import { findHistory } from './data';
import { listLinePictures } from '@/modules/orders/data/line-pictures';

const TOKEN = /^[\w-]{20,64}$/;

export async function getOrder(token: string): Promise<PlacedOrder | undefined> {
  return TOKEN.test(token) ? findOrderByToken(await getPayloadClient(), token) : undefined;
}

export const getLinePictures = async ({ items }: PlacedOrder, isBare = false): Promise<string[][]> =>
  listLinePictures(await getPayloadClient(), items, isBare);

export async function getProofs({ id, items }: PlacedOrder): Promise<OrderProof[]> {
  return hasMade(items) ? listProofs(await getPayloadClient(), { kind: 'shop', orderId: id }) : [];
}

/** Empty unless the newest proof is valid. */
export async function getPictured({ items }: PlacedOrder, [newest]: readonly OrderProof[]): Promise<PicturedLine[]> {
  if (!newest || newest.status === 'void') return [];
  return picturedLines(await localRequest(await getPayloadClient()), newest, proofLines(items));
}

export async function getTimeline({ id, createdAt }: PlacedOrder): Promise<ShopperEvent<Shipment>[]> {
  const payload = await getPayloadClient();
  const [history, shipments] = await Promise.all([findHistory(payload, id), listShipments(payload, shopOrder(id))]);
  return shopperTimeline({ createdAt, ...history, shipments });
}

type OrderToConfirm = { order: PlacedOrder; pictures: string[][]; isLate: boolean };

/** Without the customer’s notes; undefined for an invalid link. */
export async function getOrderToConfirm(token: string): Promise<OrderToConfirm | undefined> {
  const link = orderToConfirm(token);
  const order = link && (await findOrderById(await getPayloadClient(), link.id));
  if (!order?.confirmBy || order.contact.email !== link?.email) return undefined;
  const pictures = await getLinePictures(order, true);
  return { order: redactOrder(order), pictures, isLate: new Date(order.confirmBy) <= new Date() };
}

export const getMoney = async (order: PlacedOrder): Promise<OrderMoney> =>
  loadOrderMoney(await getPayloadClient(), shopOrder(order.id), order);

export const getCardPayment = async (order: PlacedOrder): Promise<CardPaymentState> =>
  findCardPayment(await getPayloadClient(), shopCardOrder(order));
