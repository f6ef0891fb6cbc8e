'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { AWAITS_CONFIRMATION } from '@/domain/orders/order-confirmation';
import { stageLabel, STAGES_OF } from '@/domain/orders/production-stages';
import { piecesText } from '@/domain/despatch/shipments';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { WorkDocuments } from '../orders/documents/OrderDocumentItems';
import { ORDERS_PATH } from '../orders/filters/order-filters';
import { DueDay, PromisedFor } from '../orders/list/PromisedFor';
import { StatusBadge } from '../orders/status/StatusBadge';
import { StatusSelect } from '../orders/status/StatusSelect';
import { useOrderStatus } from '../orders/status/use-order-status';
import { teamOrderHref, WAITING_LABELS } from '../team-orders/team-order-filters';
import { TEAM_ORDER_FILES_PATH } from '../teams/team-filters';
import { TeamOrderStatusControl } from '../team-orders/TeamOrderStatusControl';
import type { ProductionRow } from './data/production';

const PROOF_LABELS = { ...WAITING_LABELS, customer: 'Proof with the customer' };

/** One order of the board: whose it is, how far it is and by when it is promised, with its status to change at once. */
export const ProductionCard = ({ order }: { order: ProductionRow }) =>
  order.kind === 'shop' ? <ShopCard order={order} /> : <TeamCard order={order} />;

type Of<Kind> = { order: Extract<ProductionRow, { kind: Kind }> };

function ShopCard({ order }: Of<'shop'>) {
  const { status, select } = useOrderStatus(order);
  const stage = STAGES_OF.shop[status];
  const { dueOn, isLate } = order;
  return (
    <Frame
      order={order}
      href={`${ORDERS_PATH}/${order.id}`}
      documents={`${ORDERS_PATH}/${order.id}`}
      stage={stage && stageLabel(stage, order.isCollection)}
      badge={order.awaitsConfirmation && status === 'pending' && <Badge variant="outline">{AWAITS_CONFIRMATION}</Badge>}
      due={
        dueOn && (
          <>
            Promised for <PromisedFor order={{ promisedDate: dueOn, isLate }} status={status} />
          </>
        )
      }
    >
      <div className="flex items-center justify-between gap-3 xl:justify-end">
        <StatusBadge status={status} isCollection={order.isCollection} />
        <StatusSelect {...select} className="w-44" />
      </div>
    </Frame>
  );
}

function TeamCard({ order }: Of<'team'>) {
  const { dueOn, isLate } = order;
  return (
    <Frame
      order={order}
      href={teamOrderHref(order)}
      documents={`${TEAM_ORDER_FILES_PATH}/${order.id}`}
      due={
        dueOn && (
          <>
            {order.isNeeded ? 'Needed by' : 'Promised for'} <DueDay day={dueOn} isLate={isLate} />
          </>
        )
      }
    >
      <TeamOrderStatusControl order={order} className="justify-between xl:justify-end" />
    </Frame>
  );
}

type FrameProps = {
  order: ProductionRow;
  href: string;
  /** Under which path its documents are. */
  documents: string;
  /** As it is now; left out where the status says as much. */
  stage?: string;
  badge?: ReactNode;
  /** By when it has to be there. */
  due?: ReactNode;
  /** Its status, and how to change it. */
  children: ReactNode;
};

function Frame({ order, href, documents, stage, badge, due, children }: FrameProps) {
  const { id, orderNumber, name, pieces, waiting, isLate } = order;
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
            <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
              #{orderNumber}
            </Link>
          </h2>
          {waiting && <Badge variant={waiting === 'proof' ? 'destructive' : 'outline'}>{PROOF_LABELS[waiting]}</Badge>}
          {badge}
        </div>
        <p className="truncate" title={name}>
          {name}
        </p>
        <p className="text-sm text-ink-muted">{[stage, piecesText(pieces)].filter(Boolean).join(' · ')}</p>
        <WorkDocuments orderHref={documents} orderNumber={orderNumber} />
      </div>
      <p className="text-sm text-ink-muted max-xl:empty:hidden">{due}</p>
      {children}
    </article>
  );
}
