import type { ReactNode } from 'react';
import { formatDollars } from '@/domain/money/money';
import { discountText } from '@/domain/money/price-tiers';
import type { OrderDiscount } from '@/domain/orders/order-lines';
import { cn } from '@/ui/cn';

type SumRowProps = { label: ReactNode; value: string; className?: string; labelClassName?: string };

/** One line of what an order comes to, in a `dl`. */
export function SumRow({ label, value, className, labelClassName }: SumRowProps) {
  return (
    <div className={cn('flex items-baseline justify-between gap-4', className)}>
      <dt className={cn('min-w-0 wrap-anywhere', labelClassName)}>{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  );
}

type DiscountRowsProps = Omit<SumRowProps, 'label' | 'value'> & { discounts: readonly OrderDiscount[] };

/** What the number of pieces takes off, each discount as a line of its own. */
export function DiscountRows({ discounts, ...look }: DiscountRowsProps) {
  return discounts.map((discount) => (
    <SumRow
      key={discountText(discount)}
      label={discountText(discount)}
      value={`−${formatDollars(discount.amount)}`}
      {...look}
    />
  ));
}
