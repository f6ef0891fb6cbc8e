'use client';

import { Factory } from 'lucide-react';
import type { Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { ProductionListing, StageCounts, ProductionRow } from './data';
import { PRODUCTION_PATH, productionHref, productionQuery, type ProductionFilters } from './production-filters';
import { piecesText } from '@/domain/despatch/shipments';
import { PRODUCTION_STAGE_LABELS, PRODUCTION_STAGES, stageLabel } from '@/domain/orders/production-stages';
import { cn } from '@/ui/cn';
import Link from 'next/link';
import { AWAITS_CONFIRMATION } from '@/domain/orders/order-confirmation';
import { isInHand, policyOf } from '@/domain/orders/policies';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import { Badge } from '@/ui/Badge';
import { WorkDocuments } from '../orders/documents/OrderDocumentItems';
import { orderFiles, orderHref, waitingLabel } from '../orders/filters/order-filters';
import { DueDay } from '../orders/list/PromisedFor';
import { StatusSelect } from '../orders/status/StatusSelect';
import { useOrderStatus } from '../orders/status/use-order-status';

export function ProductionScreen({ listing, filters }: { listing: ProductionListing; filters: ProductionFilters }) {
  const all = Object.values(listing.counts).reduce(addCounts);
  const dues: Choice<ProductionFilters['due']>[] = [
    { value: 'all', label: 'All dates' },
    { value: 'late', label: `Late only (${all.late})` },
  ];
  return (
    <ListScreen
      label="Production"
      what="orders"
      path={PRODUCTION_PATH}
      filters={filters}
      query={productionQuery(filters)}
      hrefOf={productionHref}
      tabs={({ stage }, ask) => (
        <StageTabs stage={stage} counts={{ all, ...listing.counts }} onChange={(next) => ask({ stage: next })} />
      )}
      search={{
        label: 'Search production',
        placeholder: 'Search by number, customer or team...',
      }}
      selects={[
        {
          name: 'due',
          label: 'Filter by date',
          choices: dues,
          className: 'grow sm:w-40 sm:grow-0',
        },
      ]}
      loadingText="Loading orders..."
      failure="Failed to load orders"
      listing={listing}
      notFound={{ title: 'No orders found' }}
      none={{
        title: 'Nothing to make',
        description: 'Shop and team orders appear here until they are delivered or cancelled.',
        icon: <Factory />,
      }}
      estimatedHeight={136}
    >
      {(order) => <ProductionCard order={order} />}
    </ListScreen>
  );
}

const addCounts = (one: StageCounts, other: StageCounts): StageCounts => ({
  orders: one.orders + other.orders,
  pieces: one.pieces + other.pieces,
  late: one.late + other.late,
});

type Stage = ProductionFilters['stage'];
type StageTabsProps = { stage: Stage; counts: Record<Stage, StageCounts>; onChange: (stage: Stage) => void };

const LABELS = { all: 'All stages', ...PRODUCTION_STAGE_LABELS };

const StageTabs = ({ stage, counts, onChange }: StageTabsProps) => (
  <div
    role="group"
    aria-label="Stage"
    className="mb-4 grid grid-cols-2 gap-px overflow-clip rounded-control border border-line bg-line sm:grid-cols-3 xl:grid-cols-6"
  >
    {(['all', ...PRODUCTION_STAGES] as const).map((value) => {
      const { orders, pieces, late } = counts[value];
      return (
        <button
          key={value}
          type="button"
          aria-pressed={value === stage}
          onClick={() => onChange(value)}
          className={cn(
            'flex flex-col border-b-3 bg-surface-raised px-3 py-2 text-left text-sm -outline-offset-2',
            value === stage ? 'border-brand' : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          <span className="font-semibold">{LABELS[value]}</span>
          <span className="text-lg leading-7 font-bold text-ink tabular-nums">
            {orders}
            <span className="sr-only"> {orders === 1 ? 'order' : 'orders'}</span>
            {late > 0 && <span className="ml-2 text-sm font-semibold text-danger">{late} late</span>}
          </span>
          <span className="text-ink-muted tabular-nums">{piecesText(pieces)}</span>
        </button>
      );
    })}
  </div>
);

function ProductionCard({ order }: { order: ProductionRow }) {
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
