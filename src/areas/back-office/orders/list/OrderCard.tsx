'use client';

import { Eye, StickyNote, Pencil } from 'lucide-react';
import Link from 'next/link';
import { memo } from 'react';
import { isInHand, policyOf, type AnyStatus } from '@/domain/orders/policies';
import { formatAmount } from '@/domain/money/money';
import { isDeletedEmail } from '@/domain/orders/deleted-customer';
import { AWAITS_CONFIRMATION } from '@/domain/orders/order-confirmation';
import { itemsText } from '@/domain/orders/order-counts';
import { PAYMENT_STATE_LABELS, type PaymentState } from '@/domain/orders/payment-state';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import type { OrderSummary } from '../data/orders';
import { LocalDate } from '@/ui/LocalDate';
import { OpenAmount } from './OpenAmount';
import { OrderCheckbox } from './OrderCheckbox';
import { orderHref, waitingLabel } from '../filters/order-filters';
import { PromisedFor } from './PromisedFor';
import { Allowed, useMay } from '../../access/granted';
import { OrderMenu } from './OrderMenu';
import { StatusBadge } from '@/modules/orders/components/StatusBadge';
import { StatusSelect } from '../status/StatusSelect';
import { useOrderStatus } from '../status/use-order-status';
import { teamHref } from '../../teams/team-filters';
import { flowOf, mayEdit } from '@/domain/orders/order-policy';

const action = cn(buttonClass('ghost', 'sm'), 'min-h-10 px-2.5 text-ink-muted hover:text-ink');

const SHOWN_STATES: readonly PaymentState[] = ['part', 'overpaid', 'written_off'];

type OrderCardProps = {
  order: OrderSummary;
  selected: boolean | undefined;
  onSelect: (id: string, selected: boolean) => void;
  isOfTeam?: boolean;
};

export const OrderCard = memo(function OrderCard({ order, selected, onSelect, isOfTeam }: OrderCardProps) {
  const { kind, waiting, buyerName, buyerEmail } = order;
  const { status, mayChange, select } = useOrderStatus(order);
  const may = useMay();
  const headingId = `order-${order.id}`;
  const href = orderHref(order);
  return (
    <article
      aria-labelledby={headingId}
      className={cn(
        selected && 'border-brand ring-1 ring-brand',
        'card grid gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5 grid-cols-[minmax(0,1fr)_auto] xl:items-center',
        isOfTeam ? 'xl:grid-cols-[minmax(0,1fr)_auto_auto]' : 'xl:grid-cols-[18.5rem_minmax(0,1fr)_auto_auto]',
      )}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {selected !== undefined && <OrderCheckbox order={order} selected={selected} onSelect={onSelect} />}
          <h2 id={headingId} className="font-sans text-base leading-6 font-semibold tracking-normal">
            <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
              #{order.orderNumber}
            </Link>
          </h2>
          <StatusBadge kind={kind} status={status} isCollection={order.isCollection} />
          {order.awaitsConfirmation && status === 'pending' && <Badge variant="outline">{AWAITS_CONFIRMATION}</Badge>}
          {waiting && (
            <Badge variant={waiting === 'proof' ? 'destructive' : 'outline'}>{waitingLabel(kind, waiting)}</Badge>
          )}
          {SHOWN_STATES.includes(order.paymentStatus) && (
            <Badge variant="outline">{PAYMENT_STATE_LABELS[order.paymentStatus]}</Badge>
          )}
        </div>
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          <LocalDate iso={order.createdAt} />
          <span aria-hidden> · </span>
          {[itemsText(order.itemCount, order.pieceCount), order.products?.join(', ')].filter(Boolean).join(' · ')}
        </p>
        {order.dueOn && isInHand(status) && (
          <p className="mt-1 text-sm">
            <span className="text-ink-muted">{order.isNeeded ? 'Needed by ' : 'Promised for '}</span>
            <PromisedFor order={order} status={status} />
          </p>
        )}
      </div>

      <p className="text-right text-lg leading-6 font-semibold tabular-nums xl:order-1 xl:min-w-28">
        {formatAmount(order.totalAmount)}
        <span className="block font-normal">
          <OpenAmount order={order} />
        </span>
      </p>

      {!isOfTeam && (
        <div className="min-w-0 max-md:col-span-2">
          <p className="truncate font-medium" title={buyerName}>
            {order.teamId && may('teams:read') ? (
              <Link href={teamHref(order.teamId)} prefetch={false} className="underline-offset-4 hover:underline">
                {buyerName}
              </Link>
            ) : (
              buyerName
            )}
          </p>
          {!isDeletedEmail(buyerEmail) && (
            <p className="truncate text-sm text-ink-muted" title={buyerEmail}>
              {buyerEmail}
            </p>
          )}
        </div>
      )}

      <div
        className={cn(
          'flex items-center justify-between gap-2 md:justify-end xl:order-1',
          isOfTeam ? 'max-xl:col-span-2' : 'max-md:col-span-2',
        )}
      >
        {mayChange && <StatusSelect {...select} className="w-44 max-sm:grow" />}
        <div className="flex">
          <Link href={href} prefetch={false} className={action}>
            <Eye aria-hidden className="size-4" />
            View<span className="sr-only"> order {order.orderNumber}</span>
          </Link>
          <Allowed to="orders:write">
            <EditOrderLink order={order} status={status} className={action} />
          </Allowed>
          <OrderMenu order={order} className={action} />
        </div>
      </div>

      {order.notes && (
        <p className="order-2 col-span-full flex gap-2 border-t border-line pt-2.5 text-sm text-ink-muted">
          <StickyNote aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="line-clamp-2 min-w-0 break-words whitespace-pre-line">
            <span className="sr-only">Notes: </span>
            {order.notes}
          </span>
        </p>
      )}
    </article>
  );
});

type EditOrderLinkProps = { order: OrderSummary; status: AnyStatus; className: string };

function EditOrderLink({ order, status, className }: EditOrderLinkProps) {
  const policy = policyOf(order.kind);
  const content = (
    <>
      <Pencil aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Edit</span>
      <span className="sr-only"> order {order.orderNumber}</span>
    </>
  );
  if (mayEdit(policy, status)) {
    return (
      <Link href={`${orderHref(order)}/edit`} prefetch={false} className={className}>
        {content}
      </Link>
    );
  }
  const why = `${flowOf(policy, order.isCollection).labels[status]} orders cannot be edited.`;
  return (
    <span title={why} className="inline-flex cursor-not-allowed">
      <button type="button" aria-disabled className={className}>
        {content}
        <span className="sr-only">. {why}</span>
      </button>
    </span>
  );
}
