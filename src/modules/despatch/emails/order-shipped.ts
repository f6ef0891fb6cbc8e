import type { OrderRef } from '@/domain/orders/order-ref';
import { trackingLink, trackingText } from '@/domain/despatch/carriers';
import { countPieces, namedPieces } from '@/domain/despatch/shipments';
import { greeting } from '@/domain/text/plain-text';
import { listShipments, type Shipment } from '@/data/shipments';
import { env } from '@/lib/env';
import { bullets, contentOf, heading, link, questions } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';
import { orderOfEmail } from '@/modules/orders/emails/order-of-email';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { loadTeamOrder } from '@/modules/team/data/team-order';

/**
 * To the shopper, or to the team (`data.orderId`): a shipment (`data.shipment`, its id) is on its way, or can be followed
 * otherwise than told before (`data.isUpdate`). Without a shipment, the order is: all of it that no shipment told of.
 */
export const orderShipped: EmailWriter = async (context) => {
  const order = await (typeof context.data.orderId === 'string' ? teamOrder : shopOrder)(context);
  if (!order) return undefined;
  const { payload, settings, data } = context;
  const shipments = await listShipments(payload, order);
  const shipment = shipments.find(({ id }) => id === data.shipment);
  // Withdrawn before it was told.
  if (data.shipment && !shipment) return undefined;
  const title = titleOf({ shipment, shipments, pieces: order.pieces, isUpdate: data.isUpdate === true });
  const opening = `${greeting(order.name)} this is about order ${order.orderNumber}. ${shipment ? 'You find what is in this parcel below.' : 'It will reach you in the next few days.'}`;
  const { orderUrl } = order;
  const parcelUrl = shipment && trackingLink(shipment);
  const tracking = shipment && trackingText(shipment) && `Carried by ${trackingText(shipment)}.`;
  const pieces = shipment?.pieces.map(namedPieces) ?? [];
  const inParcel = bullets(pieces);
  const whole = `Your order: ${orderUrl}`;
  return {
    subject: `${title}: ${order.orderNumber} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [
      opening,
      tracking,
      parcelUrl
        ? link(parcelUrl, 'Follow your parcel', `Follow your parcel:\n${parcelUrl}`)
        : link(orderUrl, 'Follow your order', ''),
      pieces.length > 0 && {
        text: `In this parcel\n${inParcel.text}`,
        html: markup`${heading('In this parcel')}${inParcel.html}`,
      },
      parcelUrl ? whole : { text: whole, html: markup`` },
      questions(settings),
    ]),
  };
};

type ToldOrder = OrderRef & {
  orderNumber: string;
  /** Of whoever is told. */
  name: string;
  orderUrl: string;
  /** Of the whole order. */
  pieces: number;
};

async function shopOrder(context: EmailContext): Promise<ToldOrder | undefined> {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { id: orderId, orderNumber, contact, trackingToken, totalItems: pieces } = order;
  return { kind: 'shop', orderId, orderNumber, name: contact.firstName, orderUrl: trackingUrl(trackingToken), pieces };
}

async function teamOrder({ payload, data }: EmailContext): Promise<ToldOrder | undefined> {
  const order = await loadTeamOrder({ payload, id: String(data.orderId) });
  if (!order) return undefined;
  const { id: orderId, orderNumber, team, totalItems: pieces } = order;
  const orderUrl = `${env.publicUrl}/teamwear-portal/orders/${orderId}`;
  return { kind: 'team', orderId, orderNumber, name: team.contactPerson ?? team.name, orderUrl, pieces };
}

type Titled = {
  shipment: Shipment | undefined;
  shipments: readonly Shipment[];
  /** Of the whole order. */
  pieces: number;
  isUpdate: boolean;
};

function titleOf({ shipment, shipments, pieces, isUpdate }: Titled): string {
  if (isUpdate) return 'You can follow your parcel';
  if (!shipment) return shipments.length > 0 ? 'The rest of your order is on its way' : 'Your order is on its way';
  const sofar = shipments.filter(({ number }) => number <= shipment.number);
  if (sofar.reduce((sum, each) => sum + countPieces(each.pieces), 0) < pieces)
    return 'Part of your order is on its way';
  return sofar.length > 1 ? 'The rest of your order is on its way' : 'Your order is on its way';
}
