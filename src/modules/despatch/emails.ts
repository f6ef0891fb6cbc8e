import { collectionLines, type OrderDelivery } from '@/domain/delivery/promise';
import type { OrderRef } from '@/domain/orders/order-ref';
import { trackingLink, trackingText } from '@/domain/despatch/carriers';
import { countPieces, namedPieces } from '@/domain/despatch/shipments';
import { greeting } from '@/domain/text/plain-text';
import { listShipments, type Shipment } from '@/data/shipments';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { bullets, heading, link, paragraph } from '@/lib/mail/frame';
import type { EmailContext } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';
import { orderOfEmail } from '@/modules/orders/emails/order-of-email';
import { collectedSample } from '@/modules/orders/emails/sample-order';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { loadTeamOrder } from '@/modules/team/data/team-order';

type ShippedOrder = OrderRef & {
  orderNumber: string;
  name: string;
  orderUrl: string;
  pieces: number;
  /** Place of collection; undefined if it is sent. */
  collection: OrderDelivery | undefined;
};

type Parcel = Pick<Shipment, 'id' | 'number' | 'pieces' | 'carrier' | 'trackingNumber' | 'trackingUrl'>;

type Facts = { order: ShippedOrder; shipment?: Parcel; shipments: readonly Parcel[]; isUpdate: boolean };

/** Without `data.shipment`: all pieces of the order that no shipment covered. `data.orderId` is a team’s order. */
export const orderShipped = defineEmail({
  name: 'Order on its way',
  about: 'When an order, or a part of it, is sent or ready to collect.',
  readers: 'Shoppers',
  texts: {
    subject: '{title}: {orderNumber!} · {brand}',
    title: 'Your order is on its way',
    titleOfPart: 'Part of your order is on its way',
    titleOfRest: 'The rest of your order is on its way',
    titleOfUpdate: 'You can follow your parcel',
    titleToCollect: 'Your order is ready to collect',
    titleOfPartToCollect: 'Part of your order is ready to collect',
    titleOfRestToCollect: 'The rest of your order is ready to collect',
    opening: '{greeting} this is about order {orderNumber}. It will reach you in the next few days.',
    openingOfParcel: '{greeting} this is about order {orderNumber}. You find what is in this parcel below.',
    openingToCollect: '{greeting} this is about order {orderNumber}. Please collect it from us.',
    headingOfPlace: 'Collect from',
    carrier: 'Carried by {tracking!}.',
    buttonOfParcel: 'Follow your parcel',
    button: 'Follow your order',
    headingOfPieces: 'In this parcel',
    questions: 'Questions? {reply}.',
  },
  find: async (context): Promise<Facts | undefined> => {
    const { payload, data } = context;
    const order = await (typeof data.orderId === 'string' ? teamOrder : shopOrder)(context);
    if (!order) return undefined;
    const shipments = await listShipments(payload, order);
    const shipment = shipments.find(({ id }) => id === data.shipment);
    // Withdrawn before the email went.
    if (data.shipment && !shipment) return undefined;
    return { order, shipment, shipments, isUpdate: data.isUpdate === true };
  },
  samples: () => {
    const parcels = [1, 2].map(sampleParcel);
    const [first, second] = parcels;
    const sent = { order: sampleShipped(undefined), isUpdate: false };
    const collected = { order: sampleShipped(collectedSample().delivery ?? undefined), isUpdate: false };
    return {
      Order: { ...sent, shipments: [] },
      'First parcel': { ...sent, shipment: first, shipments: parcels },
      'Last parcel': { ...sent, shipment: second, shipments: parcels },
      'Tracking added': { ...sent, shipment: first, shipments: parcels, isUpdate: true },
      'To collect': { ...collected, shipments: [] },
      'Part to collect': { ...collected, shipment: first, shipments: parcels },
      'Rest to collect': { ...collected, shipment: second, shipments: parcels },
    };
  },
  write: (facts) => {
    const { order, shipment } = facts;
    const { collection, orderUrl, orderNumber } = order;
    const parcelUrl = shipment && trackingLink(shipment);
    const tracking = shipment && trackingText(shipment);
    const place = collection && collectionLines(collection).join('\n');
    const pieces = shipment?.pieces.map(namedPieces) ?? [];
    const inParcel = bullets(pieces);
    const whole = `Your order: ${orderUrl}`;
    return {
      values: { greeting: greeting(order.name), orderNumber, tracking: tracking ?? '' },
      title: titleOf(facts),
      body: (t) => [
        shipment ? t.openingOfParcel : collection ? t.openingToCollect : t.opening,
        place && {
          text: `${t.headingOfPlace}\n${place}`,
          html: markup`${heading(t.headingOfPlace)}${paragraph(place)}`,
        },
        tracking && t.carrier,
        parcelUrl
          ? link(parcelUrl, t.buttonOfParcel, `${t.buttonOfParcel}:\n${parcelUrl}`)
          : link(orderUrl, t.button, ''),
        pieces.length > 0 && {
          text: `${t.headingOfPieces}\n${inParcel.text}`,
          html: markup`${heading(t.headingOfPieces)}${inParcel.html}`,
        },
        parcelUrl ? whole : { text: whole, html: markup`` },
        t.questions,
      ],
    };
  },
});

const sampleParcel = (number: number): Parcel => ({
  id: String(number),
  number,
  pieces: [
    {
      ...{ line: '1', quantity: 2, productName: 'Match Shirt', color: 'Navy', sizeLabel: 'Medium' },
      ...{ prints: null, players: null },
    },
  ],
  ...{ carrier: 'Royal Mail', trackingNumber: 'AB123456785GB', trackingUrl: 'https://example.com/track' },
});

const sampleShipped = (collection: OrderDelivery | undefined): ShippedOrder => ({
  ...{ kind: 'shop', orderId: '1', orderNumber: 'ORD-2026-000042', name: 'Sam', pieces: 4, collection },
  orderUrl: trackingUrl('example'),
});

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

function titleOf({ shipment, shipments, order: { pieces, collection }, isUpdate }: Facts) {
  if (isUpdate && !collection) return 'titleOfUpdate';
  const part = collection ? 'titleOfPartToCollect' : 'titleOfPart';
  const rest = collection ? 'titleOfRestToCollect' : 'titleOfRest';
  const whole = collection ? 'titleToCollect' : 'title';
  if (!shipment) return shipments.length > 0 ? rest : whole;
  const sofar = shipments.filter(({ number }) => number <= shipment.number);
  if (sofar.reduce((sum, each) => sum + countPieces(each.pieces), 0) < pieces) return part;
  return sofar.length > 1 ? rest : whole;
}
