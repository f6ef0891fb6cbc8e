import type { Claims } from '@/domain/pages/claims';
import { collectionLines, promiseInEmail } from '@/domain/delivery/promise';
import { prepared, returnsOf } from '@/domain/orders/fulfilment';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { allows, type Phase } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import type { ProofStatus } from '@/domain/orders/proof';
import type { OrderProof } from '@/modules/proofs/data/proofs';
import { getSiteSettings } from '@/lib/site-settings';
import { getShellData } from '@/modules/pages/queries';
import { Card } from '@/ui/Card';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { isPayable } from '@/modules/orders/payment-note';

const CONFIRM = 'You confirm your order with the link in our email.';
const APPROVE = 'You look at the proof on this page and approve it, or tell us what should be different.';
const CHECK = 'We check your order and email you if anything is unclear.';

/** Next steps for each stage of the work; the supplier’s claims about them are in the settings. */
function stepsAfter(
  order: PlacedOrder,
  { claims, returnDays }: { claims: Claims; returnDays: number },
  proof: ProofStatus | undefined,
): readonly string[] {
  const { items, delivery } = order;
  const phase = SHOP_ORDERS.phases[order.status];
  const hasProof = proof === 'waiting' || proof === 'approved' || phase === 'making';
  const pack = prepared(items, claims, { promise: promiseInEmail(order), hasProof });
  const returns = returnsOf(items, returnDays);
  if (delivery?.isCollection) return stepsToCollect(phase, returns, pack, collectionLines(delivery));
  const send = delivery ? `We send it to your address: ${delivery.name}.` : 'We send it to your address.';
  switch (phase) {
    case 'placed':
    case 'accepted':
      return [CHECK, pack, send];
    case 'making':
      return [pack, send];
    case 'sent':
      return [
        'Your parcel will reach you in the next few days.',
        'Something not right? Write to us and we’ll put it right.',
        returns,
      ];
    case 'done':
    case 'cancelled':
      return [];
  }
}

function stepsToCollect(phase: Phase, returns: string, pack: string, where: readonly string[]): readonly string[] {
  const ready = 'We email you once it is ready to collect.';
  const collect = `You collect it from us: ${where.join('. ')}.`;
  if (phase === 'placed' || phase === 'accepted') return [CHECK, pack, ready, collect];
  if (phase === 'making') return [pack, ready, collect];
  return phase === 'sent' ? [collect, returns] : [];
}

type NextStepsProps = { order: PlacedOrder; /** Newest first. */ proofs: readonly OrderProof[] };

export async function NextSteps({ order, proofs: [newest] }: NextStepsProps) {
  const [{ claims }, { returnDays }] = await Promise.all([getShellData(), getSiteSettings()]);
  const after = stepsAfter(order, { claims, returnDays }, newest?.status);
  const first = awaitsConfirmation(order) ? [CONFIRM] : isPayable(order) ? ['You pay by card, here on this page.'] : [];
  const steps = [
    ...first,
    ...(newest?.status === 'waiting' && allows(SHOP_ORDERS, 'editable', order.status) ? [APPROVE] : []),
    ...after,
  ];
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
