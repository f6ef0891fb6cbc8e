'use client';

import { ChevronDown, Download, ListChecks } from 'lucide-react';
import { Button } from '@/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@/ui/DropdownMenu';
import { exportHref, type OrderFilters } from '../../rules/order-filters';

type ListToolsProps = { filters: OrderFilters; selecting: boolean; onSelect: () => void };

/** What can be done with a list of orders as a whole. */
export function ListTools({ filters, selecting, onSelect }: ListToolsProps) {
  return (
    <div className="mb-3 flex flex-wrap justify-end gap-2">
      <Button variant="outline" size="sm" aria-pressed={selecting} onClick={onSelect}>
        <ListChecks aria-hidden className="size-4" />
        {selecting ? 'Done selecting' : 'Select'}
      </Button>
      <DropdownMenu
        trigger={
          <Button variant="outline" size="sm">
            <Download aria-hidden className="size-4" />
            Export CSV
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        <DropdownMenuItem asChild>
          <a href={exportHref(filters, 'orders')} download>
            One row per order
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={exportHref(filters, 'lines')} download>
            One row per line
          </a>
        </DropdownMenuItem>
      </DropdownMenu>
    </div>
  );
}
