import { Check, X } from 'lucide-react';
import { awaitsConfirmation, wasNeverConfirmed } from '@/domain/orders/order-confirmation';
import { hasMade } from '@/domain/orders/fulfilment';
import type { ProofStatus } from '@/domain/orders/proof';
import { isCollected } from '@/domain/delivery/promise';
import { flowOf } from '@/domain/orders/order-policy';
import { ORDER_STATUSES, SHOP_ORDERS, SHOPPER_TEXTS, shopperTexts } from '@/domain/orders/order-status';
import { cn } from '@/ui/cn';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';

const STEPS = ORDER_STATUSES.filter((status) => status !== 'cancelled');

const WAITING = 'We start on your order once you have confirmed it.';
const PROOFED = 'We have your order. Nothing is made until you have approved its proof.';
const APPROVED = 'You have approved the proof. We will start on your order shortly.';
const NEVER_CONFIRMED = 'This order was not confirmed, and has been cancelled. There is nothing to pay.';

type StatusProgressProps = {
  order: Pick<PlacedOrder, 'status' | 'delivery' | 'confirmBy' | 'confirmedAt' | 'items'>;
  proof: ProofStatus | undefined;
};

function meaningOf({ order, proof }: StatusProgressProps): string {
  if (awaitsConfirmation(order)) return WAITING;
  if (order.status !== 'pending' || !hasMade(order.items))
    return shopperTexts(order.status, isCollected(order)).meaning;
  return proof === 'approved' ? APPROVED : PROOFED;
}

export function StatusProgress({ order, proof }: StatusProgressProps) {
  const { status } = order;
  const { labels } = flowOf(SHOP_ORDERS, isCollected(order));
  if (status === 'cancelled') {
    return (
      <p className="flex items-center gap-3 font-medium text-danger">
        <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-danger-soft">
          <X className="size-5" />
        </span>
        {wasNeverConfirmed(order) ? NEVER_CONFIRMED : SHOPPER_TEXTS.cancelled.meaning}
      </p>
    );
  }
  const current = STEPS.indexOf(status);
  return (
    <div>
      <ol className="grid auto-cols-fr grid-flow-col">
        {STEPS.map((step, index) => {
          const isReached = index <= current;
          return (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              className="group relative flex flex-col items-center gap-2 text-center"
            >
              <span
                aria-hidden
                className={cn(
                  'absolute top-4 right-1/2 h-0.5 w-full group-first:hidden',
                  isReached ? 'bg-brand' : 'bg-line',
                )}
              />
              <span
                aria-hidden
                className={cn(
                  'relative z-10 grid size-8.5 place-items-center rounded-full border-2 text-sm font-bold',
                  isReached ? 'border-brand bg-brand text-brand-ink' : 'border-line bg-surface-raised text-ink-muted',
                  index === current && 'ring-4 ring-brand-soft',
                )}
              >
                {index < current || status === 'delivered' ? <Check className="size-4.5" /> : index + 1}
              </span>
              <span className={cn('text-xs sm:text-sm', isReached ? 'font-semibold' : 'text-ink-muted')}>
                {labels[step]}
                {index < current && <span className="sr-only">, done</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-5 text-ink-muted">{meaningOf({ order, proof })}</p>
    </div>
  );
}
