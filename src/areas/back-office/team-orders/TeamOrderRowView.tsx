'use client';

import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import type { TeamOrderRow } from './data/team-orders';
import { DueDay } from '../orders/list/PromisedFor';
import { OpenAmount } from '../orders/list/OpenAmount';
import { teamHref } from '../teams/team-filters';
import { teamOrderHref, WAITING_LABELS } from './team-order-filters';
import { OrderStatusControl } from '../orders/status/OrderStatusControl';

type TeamOrderRowViewProps = { order: TeamOrderRow; /** Says whose it is. */ withTeam: boolean };

/** One order of a team, with its status to change at once and what it waits for. */
export function TeamOrderRowView({ order, withTeam }: TeamOrderRowViewProps) {
  const { id, orderNumber, teamId, teamName, totalItems, waiting } = order;
  return (
    <article
      aria-labelledby={`order-${id}`}
      className="card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2.5 px-5 py-3.5 xl:grid-cols-[minmax(0,1fr)_auto_20rem]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`order-${id}`} className="font-sans text-base leading-6 font-semibold tracking-normal">
            <Link href={teamOrderHref(order)} prefetch={false} className="underline-offset-4 hover:underline">
              #{orderNumber}
            </Link>
          </h2>
          {waiting && (
            <Badge variant={waiting === 'proof' ? 'destructive' : 'outline'}>{WAITING_LABELS[waiting]}</Badge>
          )}
        </div>
        {withTeam && (
          <p className="truncate">
            <Link href={teamHref(teamId)} prefetch={false} className="text-accent underline-offset-4 hover:underline">
              {teamName}
            </Link>
          </p>
        )}
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          <LocalDate iso={order.createdAt} /> · {totalItems} {totalItems === 1 ? 'piece' : 'pieces'}
          {order.products.length > 0 && ` · ${order.products.join(', ')}`}
        </p>
        {order.dueOn && order.status !== 'cancelled' && (
          <p className="text-sm text-ink-muted">
            {order.isNeeded ? 'Needed by' : 'Promised for'} <DueDay day={order.dueOn} isLate={order.isLate} />
          </p>
        )}
      </div>
      <p className="self-start text-right text-lg leading-6 font-semibold tabular-nums xl:self-center">
        {formatAmount(order.totalAmount)}
        {order.status !== 'pending' && (
          <span className="block font-normal">
            <OpenAmount order={order} />
          </span>
        )}
      </p>
      <OrderStatusControl
        order={{ ...order, kind: 'team' }}
        className="justify-between max-xl:col-span-2 xl:justify-end"
      />
    </article>
  );
}
