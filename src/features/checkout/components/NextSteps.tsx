import type { Claims } from '@/domain/claims';
import { awaitsConfirmation } from '@/domain/order-confirmation';
import type { OrderStatus } from '@/domain/order-status';
import { getShellData } from '@/features/site/queries';
import { Card } from '@/ui/Card';
import type { PlacedOrder } from '../operations/find-placed-order';
import { isPayable } from '../payment-note';

const CONFIRM = 'You confirm your order with the link in our email.';
const CHECK = 'We check your order and write to you if anything is unclear.';

/** What comes after each status; what the supplier promises of it is in the settings. */
function stepsAfter(status: OrderStatus, { turnaround, shipping }: Claims): readonly string[] {
  const make = turnaround ? `Your kit is made to order: ${turnaround}.` : 'Your kit is made to order.';
  const send = shipping ? `We send it to your address: ${shipping}.` : 'We send it to your address.';
  switch (status) {
    case 'pending':
      return [CHECK, make, send];
    case 'processing':
      return [make, send];
    case 'shipped':
      return [
        'Your parcel reaches you in the next days.',
        'Something not right with it? Write to us and we put it right.',
      ];
    case 'delivered':
    case 'cancelled':
      return [];
  }
}

/** What the shopper can expect from here on. */
export async function NextSteps({ order }: { order: PlacedOrder }) {
  const { claims } = await getShellData();
  const after = stepsAfter(order.status, claims);
  const first = awaitsConfirmation(order) ? [CONFIRM] : isPayable(order) ? ['You pay by card, here on this page.'] : [];
  const steps = [...first, ...after];
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
