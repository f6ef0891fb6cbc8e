import { redactOrder } from '@/modules/orders/redact-order';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { formatAmount } from '@/domain/money/money';
import {
  collectionLines,
  deliveryLabel,
  deliveryPrice,
  isPromiseOpen,
  promiseInEmail,
  type OrderDelivery,
} from '@/domain/delivery/promise';
import { discountText, discountValue } from '@/domain/money/price-tiers';
import { totalTexts } from '@/domain/taxes/tax-text';
import { picturePath } from '@/domain/kits/designs/design-links';
import { kitText } from '@/domain/kits/document/kit-techniques';
import { sizedPlayerText } from '@/domain/orders/players';
import { env } from '@/lib/env';
import { addressLines } from '@/domain/orders/address-lines';
import { billedLines } from '@/domain/orders/billing';
import { kitPicture, kitPictureUrl, linePicture, orderedItem } from '@/lib/mail/kit-picture';
import type { PictureIds } from './line-pictures';
import { lines, markup, type Markup } from '@/lib/mail/markup';
import { heading, type Part } from '@/lib/mail/frame';

type Line = PlacedOrder['items'][number];

const optionsOf = ({ color, sizeLabel }: Line) => [color, sizeLabel].filter(Boolean).join(', ');

const pictureOf = ({ kit }: Line) =>
  kit && `${env.publicUrl}${picturePath(kit.hash, { garment: kit.garment, detail: 'full' })}`;

/** Only the buyer and staff may read names and numbers. */
function madeAsText(line: Line): string {
  const players = (line.players ?? []).map((player) => `  ${sizedPlayerText(player)}`);
  const kit = line.kit ? [`  Kit: ${kitText(line.kit)}, ${pictureOf(line)}`] : [];
  return [...kit, ...players].map((text) => `\n${text}`).join('');
}

const bareKitOf = ({ kit }: Line) => kit && { hash: kit.hash, garment: kit.garment, isBare: true };

const discountsOf = ({ discounts }: PlacedOrder): string[] =>
  discounts.map((discount) => `${discountText(discount)}: ${discountValue(discount)}`);

function deliveryOf(order: PlacedOrder): string[] {
  const { delivery, status, shippingAmount } = order;
  const price = `${deliveryLabel(delivery)}: ${deliveryPrice(shippingAmount)}`;
  if (status === 'cancelled') return [price];
  const promise = isPromiseOpen(order) ? promiseInEmail(order) : undefined;
  return [price, ...(promise ? [promise] : []), ...(delivery?.isCollection ? [collectFrom(delivery)] : [])];
}

/** 'Collect from: Unit 4, Mill Lane', and its hours below. */
const collectFrom = (delivery: OrderDelivery): string => `Collect from: ${collectionLines(delivery).join('\n')}`;

export const totalOf = (order: PlacedOrder): string => formatAmount(order.totalAmount);

function addressOf({ contact, delivery, shippingAddress: to }: PlacedOrder): string {
  if (delivery?.isCollection) return '';
  const name = `${contact.firstName} ${contact.lastName}`;
  return [name, ...addressLines(to)].join('\n');
}

const billingText = (order: PlacedOrder): string =>
  [...billedLines(order), ...(order.purchaseOrder ? [`Your PO number: ${order.purchaseOrder}`] : [])].join('\n');

/** Without any words of the customer. */
const itemsAsText = (order: PlacedOrder): string =>
  itemsText(redactOrder(order), (line) => {
    const kit = bareKitOf(line);
    return kit ? `\n  Kit: ${kitPictureUrl(kit)}` : '';
  });

function itemsText(order: PlacedOrder, made: (line: Line) => string): string {
  const items = order.items.map((line) => {
    const options = optionsOf(line);
    return `${line.quantity} x ${line.productName}${options && ` (${options})`}, ${formatAmount(line.unitPrice)} each: ${formatAmount(line.totalPrice)}${made(line)}`;
  });
  const { above, total, below } = totalTexts(order);
  return [...items, ...discountsOf(order), ...deliveryOf(order), ...above, total, ...below].join('\n');
}

const itemsAsHtml = (order: PlacedOrder, pictures: PictureIds): Markup =>
  itemsHtml(redactOrder(order), (line, index) => {
    const kit = bareKitOf(line);
    return { picture: kit ? kitPicture(kit, 'Your kit') : pictureOfProduct(line, pictures[index]) };
  });

const pictureOfProduct = ({ productName }: Line, cid: string | undefined): Markup | undefined =>
  cid === undefined ? undefined : linePicture(`cid:${cid}`, productName);

type Made = { picture?: Markup | null; texts?: Markup };

function itemsHtml(order: PlacedOrder, made: (line: Line, index: number) => Made): Markup {
  const { above, total, below } = totalTexts(order);
  return markup`${heading('Items')}
<ul style="list-style:none;margin:0;padding:0">${order.items.map((line, index) => itemAsHtml(line, made(line, index)))}</ul>
${discountsOf(order).map((discount) => markup`<p style="margin:12px 0 0;color:#585766">${discount}</p>`)}
<p style="margin:12px 0;color:#585766">${lines([...deliveryOf(order), ...above].join('\n'))}</p>
<p style="margin:0;font-size:20px"><strong>${total}</strong></p>
${below.map((note) => markup`<p style="margin:4px 0 0;color:#585766">${note}</p>`)}`;
}

export const itemsOf = (order: PlacedOrder, pictures: PictureIds = []): Part => ({
  text: itemsAsText(order),
  html: itemsAsHtml(order, pictures),
});

const orderAsText = (order: PlacedOrder): string =>
  [
    itemsText(order, madeAsText),
    ...(addressOf(order) ? [`Delivery address\n${addressOf(order)}`] : []),
    ...(billingText(order) ? [`Invoice to\n${billingText(order)}`] : []),
    ...(order.notes ? [`Notes\n${order.notes}`] : []),
  ].join('\n\n');

const orderAsHtml = (
  order: PlacedOrder,
  pictures: PictureIds,
): Markup => markup`${itemsHtml(order, (line, index) => madeAsHtml(line, pictures[index]))}
${addressOf(order) && [heading('Delivery address'), markup`<p style="margin:0">${lines(addressOf(order))}</p>`]}
${billingText(order) && [heading('Invoice to'), markup`<p style="margin:0">${lines(billingText(order))}</p>`]}
${order.notes && [heading('Notes'), markup`<p style="margin:0">${lines(order.notes)}</p>`]}`;

export const orderOf = (order: PlacedOrder, pictures: PictureIds = []): Part => ({
  text: orderAsText(order),
  html: orderAsHtml(order, pictures),
});

function madeAsHtml(line: Line, cid: string | undefined): Made {
  const { kit, players } = line;
  const name = kit && kitText(kit);
  const link = kit && markup`<br><a href="${pictureOf(line) ?? ''}" style="color:#6d28d9">Kit: ${name}</a>`;
  return {
    picture: kit ? kitPicture(kit, name ?? '') : pictureOfProduct(line, cid),
    texts: markup`${link}${(players ?? []).map((player) => markup`<br>${sizedPlayerText(player)}`)}`,
  };
}

function itemAsHtml(line: Line, { picture, texts }: Made): Markup {
  const details = [optionsOf(line), `${formatAmount(line.unitPrice)} each`].filter(Boolean).join(' · ');
  return orderedItem(
    picture,
    markup`<strong>${line.quantity} × ${line.productName}</strong><br>
<span style="color:#585766">${details} · </span>${formatAmount(line.totalPrice)}${texts}`,
  );
}
