import { Fragment, type ReactNode } from 'react';
import { formatAmount } from '@/domain/money/money';
import { discountText } from '@/domain/money/price-tiers';
import type { OrderDiscount } from '@/domain/orders/order-lines';
import { Button } from '@/ui/Button';

type SumsProps = {
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  discounts: readonly OrderDiscount[];
  /** Pairs of `dt` and `dd` below the discounts. */
  children: ReactNode;
};

/** What an order comes to, or that its prices did not come. */
export function Sums({ isLoading, hasFailed, onRetry, discounts, children }: SumsProps) {
  if (hasFailed) {
    return (
      <p role="alert" className="text-danger">
        The prices could not be read.{' '}
        <Button variant="outline" size="sm" onClick={onRetry} className="mt-2">
          Try again
        </Button>
      </p>
    );
  }
  return (
    <dl
      aria-busy={isLoading || undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 tabular-nums aria-busy:opacity-60"
    >
      {discounts.map((discount, index) => (
        <Fragment key={index}>
          <dt className="text-ink-muted">{discountText(discount)}</dt>
          <dd className="text-right">−{formatAmount(discount.amount)}</dd>
        </Fragment>
      ))}
      {children}
    </dl>
  );
}
