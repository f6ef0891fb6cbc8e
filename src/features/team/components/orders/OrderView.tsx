import Link from 'next/link';
import { LocalDate } from '@/ui/LocalDate';
import { buttonClass } from '@/ui/button-class';
import type { TeamOrderDetail } from '../../operations/orders/load-team-order';
import { PORTAL_HOME } from '../../rules/portal-path';
import { ProofPanel } from '../proofs/ProofPanel';
import { TeamStatusBadge } from '../TeamStatusBadge';
import { OrderHistory } from './OrderHistory';
import { OrderItems } from './OrderItems';
import { ReorderButton } from './ReorderButton';

/** What happens next, in a sentence. */
function nextStep({ status, needsProof, proofs: [newest] }: TeamOrderDetail): string {
  if (status === 'cancelled') return 'This order was cancelled. Nothing of it is made.';
  if (status === 'delivered') return 'Delivered. We hope it fits!';
  if (status === 'in_production') return 'We are making it now.';
  if (newest?.status === 'waiting') return 'Your proof is waiting for you: production starts once you approve it.';
  if (newest?.status === 'changes_requested') return 'We are working on the changes you asked for.';
  if (needsProof && newest?.status !== 'approved') return 'We look through your order and send you a proof to approve.';
  return status === 'approved' ? 'Approved. It goes into production next.' : 'We look through your order now.';
}

type OrderViewProps = { order: TeamOrderDetail; isNew: boolean };

/** One order of the team: where it stands, its proof, what it consists of, what happened to it. */
export function OrderView({ order, isNew }: OrderViewProps) {
  return (
    <>
      {isNew && (
        <div role="status" className="mb-8 rounded-card bg-success-soft px-5 py-4 text-success">
          <p className="text-lg font-semibold">Order {order.orderNumber} is in. Thank you!</p>
          <p>Its status is Pending Approval. You can follow it here.</p>
        </div>
      )}
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <Link
            href={`${PORTAL_HOME}/orders`}
            prefetch={false}
            className="inline-block py-1 text-sm text-ink-muted underline-offset-4 hover:underline"
          >
            ← All orders
          </Link>
          <h1 className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-heading">
            {order.orderNumber} <TeamStatusBadge status={order.status} />
          </h1>
          <p className="mt-2 text-ink-muted">
            Ordered <LocalDate iso={order.createdAt} withTime />. {nextStep(order)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={`/api/team/orders/${order.id}/pdf`} className={buttonClass('outline')}>
            PDF confirmation
          </a>
          <ReorderButton orderId={order.id} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <ProofPanel order={order} />
          <OrderItems order={order} />
        </div>
        <OrderHistory events={order.events} />
      </div>
    </>
  );
}
