'use client';

import { ChevronDown, Columns3, ListChecks, Rows3, StretchHorizontal } from 'lucide-react';
import { Button } from '@/ui/Button';
import { DropdownMenu, DropdownMenuCheckbox } from '@/ui/DropdownMenu';
import { ExportMenu } from '@/ui/ExportMenu';
import { Segments } from '@/ui/Segments';
import { exportHref, ORDER_LISTS, type OrderFilters } from '../filters/order-filters';
import { ORDER_COLUMN_LABELS, ORDER_COLUMNS, withColumn, type OrderView } from './order-view';

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

export function ListTools({ filters, view, onView, selecting, onSelect }: ListToolsProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
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
