import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { formatDollars } from '@/domain/money/money';
import { discountText } from '@/domain/money/price-tiers';
import { countryName } from '@/domain/orders/country-name';
import { lines, markup, type Markup } from '@/lib/mail/markup';
import { heading } from '@/lib/mail/frame';

const optionsOf = ({ color, sizeLabel }: PlacedOrder['items'][number]) => [color, sizeLabel].filter(Boolean).join(', ');

const discountOf = (discount: PlacedOrder['discounts'][number]) =>
  `${discountText(discount)}: -${formatDollars(discount.amount)}`;

export const totalOf = (order: PlacedOrder): string => formatDollars(order.totalAmount);

const addressOf = ({ contact, shippingAddress: { line1, line2, city, postcode, country } }: PlacedOrder): string =>
  [`${contact.firstName} ${contact.lastName}`, line1, line2, city, postcode, countryName(country)]
    .filter(Boolean)
    .join('\n');

/** What was ordered, for how much, as plain text: nothing of it was written by whoever ordered. */
export function itemsAsText(order: PlacedOrder): string {
  const items = order.items.map((line) => {
    const options = optionsOf(line);
    return `${line.quantity} x ${line.productName}${options && ` (${options})`}, ${formatDollars(line.unitPrice)} each: ${formatDollars(line.totalPrice)}`;
  });
  return [...items, ...order.discounts.map(discountOf), 'Delivery: Free', `Total: ${totalOf(order)}`].join('\n');
}

/** The same as HTML. */
export const itemsAsHtml = (order: PlacedOrder): Markup => markup`${heading('Your items')}
<ul style="list-style:none;margin:0;padding:0">${order.items.map(itemAsHtml)}</ul>
${order.discounts.map((discount) => markup`<p style="margin:12px 0 0;color:#585766">${discountOf(discount)}</p>`)}
<p style="margin:12px 0;color:#585766">Delivery: Free</p>
<p style="margin:0;font-size:20px"><strong>Total: ${totalOf(order)}</strong></p>`;

/** What was ordered, where it goes and what the customer wrote, as plain text. */
export const orderAsText = (order: PlacedOrder): string =>
  [itemsAsText(order), `Delivery address\n${addressOf(order)}`, ...(order.notes ? [`Notes\n${order.notes}`] : [])].join(
    '\n\n',
  );

/** The same as HTML. */
export const orderAsHtml = (order: PlacedOrder): Markup => markup`${itemsAsHtml(order)}
${heading('Delivery address')}
<p style="margin:0">${lines(addressOf(order))}</p>
${order.notes && [heading('Notes'), markup`<p style="margin:0">${lines(order.notes)}</p>`]}`;

function itemAsHtml(line: PlacedOrder['items'][number]): Markup {
  const details = [optionsOf(line), `${formatDollars(line.unitPrice)} each`].filter(Boolean).join(' · ');
  return markup`<li style="padding:12px 0;border-bottom:1px solid #e2e1ea"><strong>${line.quantity} × ${line.productName}</strong><br>
<span style="color:#585766">${details} · </span>${formatDollars(line.totalPrice)}</li>`;
}
