import { collectionLines, type OrderDelivery } from '@/domain/delivery/promise';
import type { OrderRef } from '@/domain/orders/order-ref';
import { trackingLink, trackingText } from '@/domain/despatch/carriers';
import { countPieces, namedPieces } from '@/domain/despatch/shipments';
import { greeting } from '@/domain/text/plain-text';
import { listShipments, type Shipment } from '@/data/shipments';
import { env } from '@/lib/env';
import { bullets, contentOf, heading, link, paragraph, questions } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';
import { orderOfEmail } from '@/modules/orders/emails/order-of-email';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { loadTeamOrder } from '@/modules/team/data/team-order';

/** Without `data.shipment`: all pieces of the order that no shipment covered. `data.orderId` is a team’s order. */
export const orderShipped: EmailWriter = async (context) => {
  const order = await (typeof context.data.orderId === 'string' ? teamOrder : shopOrder)(context);
  if (!order) return undefined;
  const { payload, settings, data } = context;
  const shipments = await listShipments(payload, order);
  const shipment = shipments.find(({ id }) => id === data.shipment);
  // Withdrawn before the email went.
  if (data.shipment && !shipment) return undefined;
  const { collection, orderUrl } = order;
  const title = titleOf({ shipment, shipments, order, isUpdate: data.isUpdate === true });
  const next = collection ? 'Please collect it from us.' : 'It will reach you in the next few days.';
  const opening = `${greeting(order.name)} this is about order ${order.orderNumber}. ${shipment ? 'You find what is in this parcel below.' : next}`;
  const parcelUrl = shipment && trackingLink(shipment);
  const tracking = shipment && trackingText(shipment) && `Carried by ${trackingText(shipment)}.`;
  const place = collection && collectionLines(collection).join('\n');
  const pieces = shipment?.pieces.map(namedPieces) ?? [];
  const inParcel = bullets(pieces);
  const whole = `Your order: ${orderUrl}`;
  return {
    subject: `${title}: ${order.orderNumber} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [
      opening,
      place && { text: `Collect from\n${place}`, html: markup`${heading('Collect from')}${paragraph(place)}` },
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

type ShippedOrder = OrderRef & {
  orderNumber: string;
  name: string;
  orderUrl: string;
  pieces: number;
  /** Place of collection; undefined if it is sent. */
  collection: OrderDelivery | undefined;
};

const collectionOf = (delivery: OrderDelivery | null) => (delivery?.isCollection ? delivery : undefined);

async function shopOrder(context: EmailContext): Promise<ShippedOrder | undefined> {
  const order = await orderOfEmail(context);
  if (!order) return undefined;
  const { id: orderId, orderNumber, contact, trackingToken, totalItems: pieces } = order;
  return {
    ...{ kind: 'shop', orderId, orderNumber, name: contact.firstName, orderUrl: trackingUrl(trackingToken), pieces },
    collection: collectionOf(order.delivery),
  };
}

async function teamOrder({ payload, data }: EmailContext): Promise<ShippedOrder | undefined> {
  const order = await loadTeamOrder({ payload, id: String(data.orderId) });
  if (!order) return undefined;
  const { id: orderId, orderNumber, team, totalItems: pieces } = order;
  const orderUrl = `${env.publicUrl}/teamwear-portal/orders/${orderId}`;
  return {
    ...{ kind: 'team', orderId, orderNumber, name: team.contactPerson ?? team.name, orderUrl, pieces },
    collection: collectionOf(order.delivery),
  };
}

type Titled = {
  shipment: Shipment | undefined;
  shipments: readonly Shipment[];
  order: Pick<ShippedOrder, 'pieces' | 'collection'>;
  isUpdate: boolean;
};

function titleOf({ shipment, shipments, order: { pieces, collection }, isUpdate }: Titled): string {
  if (isUpdate && !collection) return 'You can follow your parcel';
  const where = collection ? 'ready to collect' : 'on its way';
  if (!shipment) return `${shipments.length > 0 ? 'The rest of your order' : 'Your order'} is ${where}`;
  const sofar = shipments.filter(({ number }) => number <= shipment.number);
  if (sofar.reduce((sum, each) => sum + countPieces(each.pieces), 0) < pieces) return `Part of your order is ${where}`;
  return `${sofar.length > 1 ? 'The rest of your order' : 'Your order'} is ${where}`;
}
