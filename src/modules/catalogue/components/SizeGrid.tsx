'use client';

import { useId } from 'react';
import type { SizeCounts } from '@/domain/cart/cart';
import { formatAmount } from '@/domain/money/money';
import type { SizeChart } from '@/domain/catalogue/size-chart';
import type { SizeRow } from '@/modules/catalogue/product-options';
import { SizeGuideLink } from './SizeGuideLink';
import { StockStepper } from './StockStepper';

type SizeGridProps = {
  rows: readonly SizeRow[];
  chart: SizeChart;
  counts: SizeCounts;
  /** Reason by size why it got less than requested. */
  messages: Record<string, string>;
  lowStockThreshold: number;
  onChange: (size: string, quantity: number, message?: string) => void;
  onEnter: () => void;
};

export function SizeGrid({ rows, chart, counts, messages, lowStockThreshold, onChange, onEnter }: SizeGridProps) {
  return (
    <fieldset>
      <legend className="sr-only">Sizes and quantities</legend>
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4">
        <p aria-hidden className="text-sm font-semibold">
          Sizes and quantities
        </p>
        <SizeGuideLink sizes={rows.map(({ size }) => size)} chart={chart} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))] gap-x-3 gap-y-3.5">
        {rows.map((row) => (
          <SizeField
            key={row.size}
            row={row}
            quantity={counts[row.size] ?? 0}
            message={messages[row.size]}
            lowStockThreshold={lowStockThreshold}
            onChange={(quantity, message) => onChange(row.size, quantity, message)}
            onEnter={onEnter}
          />
        ))}
      </div>
    </fieldset>
  );
}

type SizeFieldProps = Pick<SizeGridProps, 'lowStockThreshold' | 'onEnter'> & {
  row: SizeRow;
  quantity: number;
  message: string | undefined;
  onChange: (quantity: number, message?: string) => void;
};

function SizeField({ row, quantity, message, lowStockThreshold, onChange, onEnter }: SizeFieldProps) {
  const id = useId();
  const { size, stock, inCart, additionalPrice } = row;
  const isSoldOut = stock + inCart <= 0;
  return (
    <div className="size-field">
      <div>
        <label htmlFor={id} className={isSoldOut ? 'text-ink-muted line-through' : undefined}>
          {size}
        </label>
        {additionalPrice > 0 && <span>{`+${formatAmount(additionalPrice)}`}</span>}
      </div>
      <StockStepper
        id={id}
        what={size}
        quantity={quantity}
        stock={stock}
        inCart={inCart}
        lowStockThreshold={lowStockThreshold}
        message={message}
        onChange={onChange}
        onEnter={onEnter}
      />
    </div>
  );
}
