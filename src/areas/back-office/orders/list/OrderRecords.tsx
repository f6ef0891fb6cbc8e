'use client';

import { RecordRows } from '@/ui/list/RecordRows';
import type { OrderList } from './load-orders';
import { ORDERS_PATH, type OrderFilters } from '../filters/order-filters';
import { isSelected, type OrderSelection } from '../filters/order-selection';
import type { OrderView } from './order-view';
import { OrderCard } from './OrderCard';
import { OrderHeadings, OrderRow, tableGrid } from './OrderRow';

type OrderRecordsProps = {
  view: OrderView;
  list: OrderList;
  filters: OrderFilters;
  /** Query of the list’s steps. */
  query: string;
  selection: OrderSelection | undefined;
  onTick: (id: string, on: boolean) => void;
};

/** Cards or a dense table. */
export function OrderRecords({ view, list, filters, query, selection, onTick }: OrderRecordsProps) {
  const { orders, matching } = list;
  const isOfTeam = filters.team !== undefined;
  const rows = {
    label: 'Orders',
    path: `${ORDERS_PATH}/list`,
    query,
    total: matching,
    first: orders,
    failure: 'Failed to load orders',
  };
  const selected = (id: string) => selection && isSelected(selection, id);
  if (view.layout === 'cards') {
    return (
      <RecordRows {...rows} estimatedHeight={isOfTeam ? 78 : 90}>
        {(order) => <OrderCard order={order} selected={selected(order.id)} onSelect={onTick} isOfTeam={isOfTeam} />}
      </RecordRows>
    );
  }
  const { columns } = view;
  const isSelecting = selection !== undefined;
  return (
    <div className="relative card overflow-x-auto">
      <div
        role="table"
        aria-label="Orders"
        aria-rowcount={matching + 1}
        style={{ minWidth: tableGrid(columns, isSelecting).minWidth }}
      >
        <div role="rowgroup">
          <OrderHeadings columns={columns} isSelecting={isSelecting} />
        </div>
        <RecordRows {...rows} as="rows" estimatedHeight={49} gap={0}>
          {(order) => <OrderRow order={order} columns={columns} selected={selected(order.id)} onSelect={onTick} />}
        </RecordRows>
      </div>
    </div>
  );
}
