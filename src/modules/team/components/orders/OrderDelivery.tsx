import { deliveryFacts, type TeamDelivery } from '@/domain/teams/team-delivery';
import { Facts } from '@/ui/Facts';

/** Where an order goes and by when it is needed; nothing of an order that does not say. */
export function OrderDelivery({ order }: { order: TeamDelivery }) {
  const facts = deliveryFacts(order);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="delivery-title" className="card p-5">
      <h2 id="delivery-title" className="mb-3 text-subheading">
        Delivery
      </h2>
      <Facts facts={facts} />
    </section>
  );
}
