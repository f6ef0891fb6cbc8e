'use client';

import { PackageOpen, SearchX, ChevronDown, Columns3, ListChecks, Rows3, StretchHorizontal } from 'lucide-react';
import { noOrders, showingOrders } from '@/domain/orders/order-messages';
import { labelOf, policyOf } from '@/domain/orders/policies';
import { EmptyState } from '@/ui/EmptyState';
import type { OrderList } from './load-orders';
import {
  isFiltered,
  ORDER_LISTS,
  type OrderFilters,
  orderQuery,
  ORDERS_PATH,
  exportHref,
} from '../filters/order-filters';
import { type OrderView, parseOrderView, ORDER_COLUMN_LABELS, ORDER_COLUMNS, withColumn } from './order-view';
import { remember } from './remembered-view';
import { ListFooter } from '@/ui/list/ListFrame';
import { BulkBar } from '../bulk/BulkBar';
import { useEffect, useState } from 'react';
import { isSelected, type RecordSelection } from '../../selection/selection';
import { useSelection } from '../../selection/use-selection';
import { RecordRows } from '@/ui/list/RecordRows';
import { OrderCard } from './OrderCard';
import { OrderHeadings, OrderRow, tableGrid } from './OrderRow';
import { Button } from '@/ui/Button';
import { DropdownMenu, DropdownMenuCheckbox } from '@/ui/DropdownMenu';
import { ExportMenu } from '@/ui/ExportMenu';
import { Segments } from '@/ui/Segments';

const ORDERS_OF_TEAM = 'Orders will appear here when the team places them';

function useOrderView(first: OrderView, saved: string | undefined): [OrderView, (view: OrderView) => void] {
  const [view, setView] = useState(first);
  // They stay as the filters change.
  useEffect(() => {
    if (saved) remember(parseOrderView(saved));
  }, [saved]);
  function change(next: OrderView) {
    setView(next);
    remember(next);
  }
  return [view, change];
}

type OrderListViewProps = {
  first: OrderList;
  filters: OrderFilters;
  view: OrderView;
  /** Columns that a saved view brings. */
  saved?: string;
};

export function OrderListView({ first, filters, view: remembered, saved }: OrderListViewProps) {
  const { counts, matching, isMore, until } = first;
  const query = new URLSearchParams([...new URLSearchParams(orderQuery(filters)), ['until', until]]).toString();
  const [view, setView] = useOrderView(remembered, saved);
  const { selection, select, tick, start, stop } = useSelection();
  const { kind, team } = filters;
  const policy = policyOf(kind);
  const isPart = team !== undefined;
  return (
    <>
      {matching > 0 && !isPart && (
        <ListTools
          filters={filters}
          view={view}
          onView={setView}
          selecting={selection !== undefined}
          onSelect={selection ? stop : start}
        />
      )}
      {matching > 0 ? (
        <div className={isPart ? undefined : 'mb-5 dense:mb-3'}>
          <OrderRecords {...{ view, filters, query, selection }} list={first} onTick={tick} />
        </div>
      ) : (
        <div className="card">
          <EmptyState
            {...noOrders(isFiltered(filters), isPart ? ORDERS_OF_TEAM : ORDER_LISTS[kind].emptyText)}
            headingLevel={isPart ? 3 : 2}
            icon={isFiltered(filters) ? <SearchX /> : <PackageOpen />}
          />
        </div>
      )}
      <ListFooter isPart={isPart}>
        {selection && (
          <BulkBar
            filters={filters}
            matching={matching}
            isMore={isMore}
            selection={selection}
            onSelect={select}
            onClose={stop}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="font-medium text-ink">{showingOrders(matching, counts.total, isMore)}</p>
          <ul
            aria-label="All orders by status"
            className="flex flex-wrap gap-x-4 tabular-nums max-sm:gap-x-3 max-sm:text-xs"
          >
            {policy.statuses
              .filter((status) => policy.phases[status] !== 'cancelled')
              .map((status) => (
                <li key={status}>{`${counts.of[status] ?? 0} ${labelOf(status).toLowerCase()}`}</li>
              ))}
          </ul>
        </div>
      </ListFooter>
    </>
  );
}

type OrderRecordsProps = {
  view: OrderView;
  list: OrderList;
  filters: OrderFilters;
  query: string;
  selection: RecordSelection | undefined;
  onTick: (id: string, on: boolean) => void;
};

function OrderRecords({ view, list, filters, query, selection, onTick }: OrderRecordsProps) {
  const { orders, matching, isMore } = list;
  const isOfTeam = filters.team !== undefined;
  const rows = {
    label: 'Orders',
    path: `${ORDERS_PATH}/list`,
    query,
    total: matching,
    isMore,
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
        aria-rowcount={isMore ? -1 : matching + 1}
        style={{ minWidth: tableGrid(columns, isSelecting).minWidth }}
      >
        <div role="rowgroup">
          <OrderHeadings columns={columns} isSelecting={isSelecting} />
        </div>
        <RecordRows {...rows} as="rows" estimatedHeight={49} gap={0} hasLines>
          {(order) => <OrderRow order={order} columns={columns} selected={selected(order.id)} onSelect={onTick} />}
        </RecordRows>
      </div>
    </div>
  );
}

type ListToolsProps = {
  filters: OrderFilters;
  view: OrderView;
  onView: (view: OrderView) => void;
  selecting: boolean;
  onSelect: () => void;
};

const layouts = [
  { value: 'cards', label: <LayoutLabel Icon={StretchHorizontal} text="Cards" /> },
  { value: 'table', label: <LayoutLabel Icon={Rows3} text="Table" /> },
];

function ListTools({ filters, view, onView, selecting, onSelect }: ListToolsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 dense:mb-2 dense:[&_.btn]:min-h-8 dense:[&_label]:min-h-7">
      <Segments
        legend="View"
        hideLegend
        options={layouts}
        value={view.layout}
        onValueChange={(layout) => onView({ ...view, layout: layout === 'table' ? 'table' : 'cards' })}
      />
      {view.layout === 'table' && <ColumnMenu view={view} onView={onView} />}
      <div className="ml-auto flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-pressed={selecting} onClick={onSelect}>
          <ListChecks aria-hidden className="size-4" />
          {selecting ? (
            <span>
              Done<span className="max-sm:sr-only"> selecting</span>
            </span>
          ) : (
            'Select'
          )}
        </Button>
        <ExportMenu
          size="sm"
          choices={ORDER_LISTS[filters.kind].exports.map(({ rows, label }) => ({
            ...{ label, href: exportHref(filters, rows) },
          }))}
        />
      </div>
    </div>
  );
}

function ColumnMenu({ view, onView }: Pick<ListToolsProps, 'view' | 'onView'>) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="outline" size="sm">
          <Columns3 aria-hidden className="size-4" />
          <span className="max-sm:sr-only">Columns</span>
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    >
      {ORDER_COLUMNS.map((column) => (
        <DropdownMenuCheckbox
          key={column}
          checked={view.columns.includes(column)}
          onCheckedChange={(isShown) => onView(withColumn(view, column, isShown))}
        >
          {ORDER_COLUMN_LABELS[column]}
        </DropdownMenuCheckbox>
      ))}
    </DropdownMenu>
  );
}

function LayoutLabel({ Icon, text }: { Icon: typeof Rows3; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{text}</span>
    </>
  );
}
