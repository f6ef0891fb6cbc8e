import { countryName } from '@/domain/orders/country-name';
import { DocumentHead, type Fact } from '@/modules/documents/DocumentHead';
import type { Order } from '@/payload-types';
import type { DocumentLine } from './designs';

type OrderHeadProps = { title: string; order: Order; facts: readonly Fact[] };

/** The beginning of a document about an order: what it is, for whom, where it goes. */
export function OrderHead({ title, order, facts }: OrderHeadProps) {
  const { contact, shippingAddress: to } = order;
  const customer = [`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone];
  const address = [to.line1, to.line2, `${to.city} ${to.postcode}`, countryName(to.country)];
  return (
    <DocumentHead
      title={title}
      number={order.orderNumber}
      columns={[
        { label: 'Customer', lines: customer },
        { label: 'Deliver to', lines: address },
      ]}
      facts={facts}
    />
  );
}

/** What a document shows of an order wherever it is headed by OrderHead and lists what was ordered. */
export const shownOf = ({ contact, shippingAddress, orderItems }: Order): unknown => [
  contact,
  shippingAddress,
  orderItems.map(({ productName, color, sku, kit, players }: DocumentLine) => [
    ...[productName, color, sku, kit?.document.name],
    players,
  ]),
];
