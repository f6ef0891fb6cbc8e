'use client';

import { X } from 'lucide-react';
import { formatDate } from '@/domain/text/locale';
import { formatAmount } from '@/domain/money/money';
import {
  detailFiltersOf,
  NO_DETAILS,
  PAYMENT_METHOD_LABELS,
  type DetailFilter,
  type OrderDetailFilters,
  type OrderFilters,
  waitingLabel,
} from './order-filters';

type FilterChipsProps = {
  filters: OrderFilters;
  productName: string | undefined;
  onChange: (changed: OrderDetailFilters) => void;
};

export function FilterChips({ filters, productName, onChange }: FilterChipsProps) {
  const names = detailFiltersOf(filters);
  if (names.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap items-center gap-2">
      {names.map((name) => {
        const text = textOf(name, filters, productName);
        return (
          <li
            key={name}
            className="flex max-w-full min-w-0 items-center rounded-full border border-line-strong bg-surface-raised pl-3 text-sm"
          >
            <span className="truncate">{text}</span>
            <button
              type="button"
              aria-label={`Remove filter: ${text}`}
              className="icon-btn icon-btn-sm size-9 shrink-0 rounded-full"
              onClick={() => onChange({ [name]: undefined })}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          className="min-h-9 px-2 text-sm font-semibold underline underline-offset-4"
          onClick={() => onChange(NO_DETAILS)}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}

function textOf(name: DetailFilter, filters: OrderFilters, productName: string | undefined): string {
  const { kind, from = '', to = '', min = 0, max = 0, method, waiting } = filters;
  const day = (text: string) => formatDate(text, 'UTC');
  switch (name) {
    case 'from':
      return `From ${day(from)}`;
    case 'to':
      return `Up to ${day(to)}`;
    case 'min':
      return `Total from ${formatAmount(min)}`;
    case 'max':
      return `Total up to ${formatAmount(max)}`;
    case 'method':
      return `Payment by ${PAYMENT_METHOD_LABELS[method ?? 'invoice'].toLowerCase()}`;
    case 'waiting':
      return waiting ? waitingLabel(kind, waiting) : '';
    case 'late':
      return 'Late';
    case 'product':
      return productName ?? 'A deleted product';
  }
}
