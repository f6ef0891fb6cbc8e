'use client';

import Link from 'next/link';
import { memo, type ReactNode } from 'react';
import { formatAmount } from '@/domain/money/money';
import { AWAITS_CONFIRMATION } from '@/domain/orders/order-confirmation';
import { itemsText } from '@/domain/orders/order-counts';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import type { OrderSummary } from '../data/orders';
import { orderHref, waitingLabel } from '../filters/order-filters';
import { ORDER_COLUMN_LABELS, type OrderColumn } from './order-view';
import { OrderCheckbox } from './OrderCheckbox';
import { OrderMenu } from './OrderMenu';
import { PromisedFor } from './PromisedFor';
import { PaymentState } from './PaymentState';
import { StatusSelect } from '../status/StatusSelect';
import { useOrderStatus } from '../status/use-order-status';

/** Share of the width, and minimum, rem. */
const widths: Record<OrderColumn, { share: number; least: number }> = {
  created: { share: 0, least: 6 },
  customer: { share: 2, least: 7.5 },
  email: { share: 2, least: 11 },
  items: { share: 0, least: 9 },
  promised: { share: 0, least: 8 },
  total: { share: 0, least: 6.5 },
  payment: { share: 2, least: 7.5 },
  status: { share: 0, least: 11 },
  notes: { share: 2, least: 10 },
};
const NUMBER_REM = 11;
const MENU_REM = 2.75;
const TICK_REM = 2;
const GAP_REM = 1;

export function tableGrid(columns: readonly OrderColumn[], isSelecting: boolean) {
  const tracks = [
    ...(isSelecting ? [`${TICK_REM}rem`] : []),
    columns.some((column) => widths[column].share > 0) ? `${NUMBER_REM}rem` : `minmax(${NUMBER_REM}rem,1fr)`,
    ...columns.map((column) => {
      const { share, least } = widths[column];
      return share > 0 ? `minmax(${least}rem,${share}fr)` : `${least}rem`;
    }),
    `${MENU_REM}rem`,
  ];
  const fixed = NUMBER_REM + MENU_REM + (isSelecting ? TICK_REM : 0);
  const least = columns.reduce((sum, column) => sum + widths[column].least, fixed);
  // Row padding equals the gap between columns.
  return { gridTemplateColumns: tracks.join(' '), minWidth: `${least + (tracks.length + 1) * GAP_REM}rem` };
}

const line = 'grid items-center gap-x-4 px-4';

export function OrderHeadings({ columns, isSelecting }: { columns: readonly OrderColumn[]; isSelecting: boolean }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(line, 'h-10 text-sm font-medium text-ink-muted dense:h-7')}
      style={{ gridTemplateColumns: tableGrid(columns, isSelecting).gridTemplateColumns }}
    >
      {isSelecting && (
        <span role="columnheader">
          <span className="sr-only">Selected</span>
        </span>
      )}
      <span role="columnheader">Order</span>
      {columns.map((column) => (
        <span key={column} role="columnheader" className={cn(column === 'total' && 'pr-4 text-right')}>
          {ORDER_COLUMN_LABELS[column]}
        </span>
      ))}
      <span role="columnheader">
        <span className="sr-only">Actions</span>
      </span>
    </div>
  );
}

type OrderRowProps = {
  order: OrderSummary;
  columns: readonly OrderColumn[];
  selected: boolean | undefined;
  onSelect: (id: string, selected: boolean) => void;
};

export const OrderRow = memo(function OrderRow({ order, columns, selected, onSelect }: OrderRowProps) {
  const { status, select } = useOrderStatus(order);
  const cells: Record<OrderColumn, ReactNode> = {
    created: <LocalDate iso={order.createdAt} />,
    customer: order.buyerName,
    email: order.buyerEmail,
    items: itemsText(order.itemCount, order.pieceCount),
    promised: <PromisedFor order={order} status={status} />,
    total: formatAmount(order.totalAmount),
    payment: <PaymentState order={order} />,
    status: (
      <StatusSelect {...select} className="[&_select]:min-h-9 dense:[&_select]:min-h-6.5 dense:[&_select]:py-0" />
    ),
    notes: order.notes,
  };
  const isWaiting = order.awaitsConfirmation && status === 'pending';
  return (
    <div
      className={cn(line, 'min-h-12 border-t border-line text-sm dense:min-h-7.5', selected && 'bg-brand-soft')}
      style={{ gridTemplateColumns: tableGrid(columns, selected !== undefined).gridTemplateColumns }}
    >
      {selected !== undefined && (
        <span role="cell">
          <OrderCheckbox order={order} selected={selected} onSelect={onSelect} />
        </span>
      )}
      <span role="cell" className="min-w-0">
        <Link
          href={orderHref(order)}
          prefetch={false}
          className="inline-block leading-6 font-semibold underline-offset-4 hover:underline"
        >
          #{order.orderNumber}
        </Link>
        {isWaiting && <span className="block truncate text-xs text-ink-muted">{AWAITS_CONFIRMATION}</span>}
        {order.waiting && (
          <span className="block truncate text-xs text-ink-muted">{waitingLabel(order.kind, order.waiting)}</span>
        )}
      </span>
      {columns.map((column) => (
        <span
          key={column}
          role="cell"
          title={titleOf(column, order)}
          className={cn(
            'min-w-0',
            titleOf(column, order) && 'truncate',
            column === 'total' && 'pr-4 text-right font-medium tabular-nums',
          )}
        >
          {cells[column]}
        </span>
      ))}
      <span role="cell">
        <OrderMenu
          order={order}
          isEditableIn={status}
          className="icon-btn icon-btn-sm text-ink-muted hover:text-ink dense:size-7"
        />
      </span>
    </div>
  );
});

function titleOf(column: OrderColumn, order: OrderSummary): string | undefined {
  if (column === 'customer') return order.buyerName;
  if (column === 'email') return order.buyerEmail;
  return column === 'notes' ? (order.notes ?? undefined) : undefined;
}
