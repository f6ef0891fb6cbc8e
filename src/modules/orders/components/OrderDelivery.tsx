import { collectionLines, isLate, shopToday } from '@/domain/delivery/promise';
import { addressLines } from '@/domain/orders/address-lines';
import { billedLines } from '@/domain/orders/billing';
import { deliveryFacts } from '@/domain/teams/team-delivery';
import { AddressLines } from '@/ui/AddressLines';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';

type OrderDeliveryProps = {
  order: Parameters<typeof deliveryFacts>[0];
  padding?: 'md' | 'lg';
  isForStaff?: boolean;
};

export function OrderDelivery({ order, padding = 'md', isForStaff = false }: OrderDeliveryProps) {
  const { status, delivery, promisedDate, shippingAddress } = order;
  const lines: Record<string, readonly string[] | null> = {
    'Deliver to': shippingAddress && addressLines(shippingAddress),
    'Collect from': delivery && collectionLines(delivery),
    'Invoice to': billedLines(order),
  };
  const facts = deliveryFacts(order).map(({ name, value }) => ({
    name,
    value: lines[name] ? <AddressLines lines={lines[name]} /> : value,
  }));
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="delivery-title" className={`card card-${padding}`}>
      <h2 id="delivery-title" className="mb-3 flex items-center gap-3 text-lg">
        Delivery
        {isForStaff && status && isLate({ status, promisedDate, delivery }, shopToday()) && (
          <Badge variant="destructive">Late</Badge>
        )}
      </h2>
      <Facts facts={facts} />
    </section>
  );
}
