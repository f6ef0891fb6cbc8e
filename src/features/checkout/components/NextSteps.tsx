import type { OrderStatus } from '@/domain/order-status';
import { Card } from '@/ui/Card';
import type { PlacedOrder } from '../operations/find-placed-order';
import { isPayable } from '../payment-note';

const CHECK = 'We check your order and write to you if anything is unclear.';
const MAKE = 'Your kit is made to order, usually within 2-3 weeks.';
const SEND = 'We send it to your address. Delivery is free.';

const STEPS: Record<OrderStatus, readonly string[]> = {
  pending: [CHECK, MAKE, SEND],
  processing: [MAKE, SEND],
  shipped: [
    'Your parcel reaches you in the next days.',
    'Something not right with it? Write to us and we put it right.',
  ],
  delivered: [],
  cancelled: [],
};

/** What the shopper can expect from here on. */
export function NextSteps({ order }: { order: PlacedOrder }) {
  const steps = isPayable(order)
    ? ['You pay by card, here on this page.', ...STEPS[order.status]]
    : STEPS[order.status];
  if (steps.length === 0) return null;
  return (
    <Card padding="lg">
      <h2 className="mb-4 text-subheading">What happens next</h2>
      <ol className="list-decimal space-y-2.5 pl-5 text-ink-muted marker:font-bold marker:text-accent">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
