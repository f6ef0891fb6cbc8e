import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { claimsOf } from '@/domain/pages/claims';
import { MADE_TO_ORDER, madeWhen } from '@/domain/orders/fulfilment';
import { formatAmount } from '@/domain/money/money';
import { discountText, discountValue } from '@/domain/money/price-tiers';
import { totalTexts } from '@/domain/taxes/tax-text';
import { deliveryFacts } from '@/domain/teams/team-delivery';
import { partPieces, piecesText } from '@/domain/orders/part-pieces';
import { printsText } from '@/domain/teams/line-prints';
import {
  isPersonal,
  itemText,
  itemUnitPrices,
  listedPlayers,
  printedText,
  type TeamOrderItem,
} from '@/domain/teams/team-order';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { heading, link, type Part } from '@/lib/mail/frame';
import type { EmailContext } from '@/lib/mail/email';
import { kitPicture, linePicture, orderedItem } from '@/lib/mail/kit-picture';
import { lines, markup, type Markup } from '@/lib/mail/markup';
import { productPictures, type PictureIds } from '@/modules/orders/emails/line-pictures';
import { sampleTeamOrder } from './sample-team-order';
import { teamOrderUrl } from '../orders/team-order-url';
import { loadTeamOrder, type TeamOrderDetail } from '../data/team-order';

export const teamOrderConfirmation = defineEmail({
  name: 'Team order confirmation',
  about: 'When a team has placed an order.',
  readers: 'Teams',
  texts: {
    subject: 'Your team order {orderNumber!} · {brand}',
    preview: '{pieces} pieces, {total}',
    title: 'Order {orderNumber!} received',
    opening:
      'Thank you, {contact}! We have received your order and are checking it now; its status is Pending Approval.',
    proofNext: 'Next, we will send you a proof to approve: nothing is made until you do.{when} {returns!}',
    noProofNeeded: 'Nothing in it is personalised, so it needs no proof.{when}',
    button: 'Open your order',
  },
  find: async (context) => {
    const order = await orderOfEmail(context);
    return order && { order, pictures: await productPictures(context.payload, order.data.items) };
  },
  samples: () => {
    const pictures = { cids: [], attachments: [] };
    return {
      'With a proof': { order: sampleTeamOrder(), pictures },
      'Without a proof': { order: sampleTeamOrder({ needsProof: false }), pictures },
    };
  },
  write: ({ order, pictures }, settings) => {
    const { orderNumber, team, needsProof } = order;
    const when = order.promisedDate ? '' : ` ${madeWhen(claimsOf(settings.claims), needsProof)}`;
    return {
      values: {
        ...{ orderNumber, contact: team.contactPerson ?? team.name, when, returns: MADE_TO_ORDER.made },
        ...sizeOf(order),
      },
      attachments: pictures.attachments,
      body: (t) => [
        t.opening,
        needsProof ? t.proofNext : t.noProofNeeded,
        link(teamOrderUrl(order.id), t.button),
        contents(order, pictures.cids),
      ],
    };
  },
});

export const teamOrderNotice = defineEmail({
  name: 'New team order',
  about: 'When a team has placed an order.',
  readers: 'Staff',
  texts: {
    subject: '{title}: {total}, {team}',
    preview: '{pieces} pieces, {total}',
    title: 'New team order {orderNumber!}',
    needsProof: 'It needs a proof.',
    needsApproval: 'It needs your approval.',
    button: 'Open the order',
  },
  find: orderOfEmail,
  samples: () => ({ 'With a proof': sampleTeamOrder(), 'Without a proof': sampleTeamOrder({ needsProof: false }) }),
  write: (order) => {
    const { id, orderNumber, team, needsProof } = order;
    return {
      values: { orderNumber, team: team.name, ...sizeOf(order) },
      ...(team.email && { replyTo: team.email }),
      isSigned: false,
      body: (t) => [
        [team.name, team.contactPerson, team.email, team.phone].filter(Boolean).join('\n'),
        needsProof ? t.needsProof : t.needsApproval,
        link(`${env.publicUrl}/admin/clubs/${team.id}/orders/${id}`, t.button),
        contents(order),
      ],
    };
  },
});

const sizeOf = ({ totalItems, totalAmount }: TeamOrderDetail) => ({
  pieces: String(totalItems),
  total: formatAmount(totalAmount),
});

async function orderOfEmail({ payload, data }: EmailContext): Promise<TeamOrderDetail | undefined> {
  return typeof data.orderId === 'string' ? loadTeamOrder({ payload, id: data.orderId }) : undefined;
}

const sizesOf = (item: TeamOrderItem): string => (item.custom ? '' : partPieces(item).map(piecesText).join('; '));

const whatOf = (item: TeamOrderItem): string => [itemText(item), printsText(item.prints)].filter(Boolean).join(', ');

const pricesOf = (item: TeamOrderItem): string => itemUnitPrices(item).join(' + ');

const discountsOf = ({ data }: TeamOrderDetail) =>
  data.discounts.map((discount) => `${discountText(discount)}: ${discountValue(discount)}`);

const deliveryCosts = ({ delivery, shippingAmount }: TeamOrderDetail): string[] =>
  delivery ? [`${deliveryLabel(delivery)}: ${deliveryPrice(shippingAmount)}`] : [];

const deliveryLines = (order: TeamOrderDetail): string[] => {
  const facts = deliveryFacts(order).map(({ name, value }) => `${name}: ${value}`);
  return facts.length > 0 ? [facts.join('\n')] : [];
};

const printedOf = ({ players }: TeamOrderItem): string[] =>
  listedPlayers(players.filter((player) => isPersonal([player]))).map(printedText);

const contents = (order: TeamOrderDetail, pictures: PictureIds = []): Part => ({
  text: asText(order),
  html: asHtml(order, pictures),
});

function asText(order: TeamOrderDetail): string {
  const items = order.data.items.map(
    (item) =>
      `${item.totalQuantity} x ${whatOf(item)}${sizesOf(item) && ` (${sizesOf(item)})`}, ${pricesOf(item)}: ${formatAmount(item.totalPrice)}${printedOf(
        item,
      )
        .map((printed) => `\n  ${printed}`)
        .join('')}`,
  );
  const { above, total, below } = totalTexts(order);
  const charged = [...items, ...discountsOf(order), ...deliveryCosts(order), ...above, total, ...below].join('\n');
  return [charged, ...deliveryLines(order), ...(order.notes ? [`Notes\n${order.notes}`] : [])].join('\n\n');
}

function itemAsHtml(item: TeamOrderItem, cid: string | undefined): Markup {
  const { kit, productName, totalQuantity, totalPrice } = item;
  return orderedItem(
    kit ? kitPicture(kit, kit.name) : cid && linePicture(`cid:${cid}`, productName),
    markup`<strong>${totalQuantity} × ${whatOf(item)}</strong><br>
<span style="color:#585766">${[sizesOf(item), pricesOf(item)].filter(Boolean).join(' · ')} · </span>${formatAmount(totalPrice)}${printedOf(item).map((printed) => markup`<br>${printed}`)}`,
  );
}

function asHtml(order: TeamOrderDetail, pictures: PictureIds): Markup {
  const { above, total, below } = totalTexts(order);
  return markup`${heading('Items')}
<ul style="list-style:none;margin:0;padding:0">${order.data.items.map((item, index) => itemAsHtml(item, pictures[index]))}</ul>
${[...discountsOf(order), ...deliveryCosts(order), ...above].map((row) => markup`<p style="margin:12px 0 0;color:#585766">${row}</p>`)}
<p style="margin:12px 0 0;font-size:20px"><strong>${total}</strong></p>
${below.map((note) => markup`<p style="margin:4px 0 0;color:#585766">${note}</p>`)}
${deliveryLines(order).map((text) => markup`${heading('Delivery')}<p style="margin:0">${lines(text)}</p>`)}
${order.notes && [heading('Notes'), markup`<p style="margin:0">${lines(order.notes)}</p>`]}`;
}
