'use client';

import Link from 'next/link';
import { AWAITS_CONFIRMATION } from '@/domain/orders/order-confirmation';
import { isInHand, policyOf } from '@/domain/orders/policies';
import { stageLabel } from '@/domain/orders/production-stages';
import { piecesText } from '@/domain/despatch/shipments';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { WorkDocuments } from '../orders/documents/OrderDocumentItems';
import { orderFiles, orderHref, waitingLabel } from '../orders/filters/order-filters';
import { DueDay } from '../orders/list/PromisedFor';
import { StatusSelect } from '../orders/status/StatusSelect';
import { useOrderStatus } from '../orders/status/use-order-status';
import type { ProductionRow } from './data/production';

export function ProductionCard({ order }: { order: ProductionRow }) {
  const { status, select } = useOrderStatus(order);
  const { kind, id, orderNumber, name, pieces, waiting, isLate, isCollection } = order;
  const stage = policyOf(kind).stages[status];
  const isUnconfirmed = order.awaitsConfirmation && status === 'pending';
  return (
    <article
      aria-labelledby={`order-${id}`}
      className={cn(
        'card grid grid-cols-1 items-center gap-x-6 gap-y-2.5 px-4 py-3.5 sm:px-5 xl:grid-cols-[minmax(0,1fr)_15rem_21rem]',
        isLate && 'border-l-4 border-l-danger',
      )}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`order-${id}`} className="font-sans text-base leading-6 font-semibold tracking-normal">
            <Link href={orderHref(order)} prefetch={false} className="underline-offset-4 hover:underline">
              #{orderNumber}
            </Link>
          </h2>
          {waiting && (
            <Badge variant={waiting === 'proof' ? 'destructive' : 'outline'}>{waitingLabel(kind, waiting)}</Badge>
          )}
          {isUnconfirmed && <Badge variant="outline">{AWAITS_CONFIRMATION}</Badge>}
        </div>
        <p className="truncate" title={name}>
          {name}
        </p>
        <p className="text-sm text-ink-muted">
          {[stage && stageLabel(stage, isCollection), piecesText(pieces)].filter(Boolean).join(' · ')}
        </p>
        <WorkDocuments orderHref={orderFiles(order)} orderNumber={orderNumber} />
      </div>
      <p className="text-sm text-ink-muted max-xl:empty:hidden">
        {order.dueOn && (
          <>
            {order.isNeeded ? 'Needed by' : 'Promised for'}{' '}
            <DueDay day={order.dueOn} isLate={isLate && isInHand(status)} />
          </>
        )}
      </p>
      <div className="flex items-center justify-between gap-3 xl:justify-end">
        <StatusBadge kind={kind} status={status} isCollection={isCollection} />
        <StatusSelect {...select} className="w-44" />
      </div>
    </article>
  );
}
