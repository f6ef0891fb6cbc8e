'use client';

import { stockNoticeBeside } from '@/domain/catalogue/product-selection';
import { cn } from '@/ui/cn';
import { Stepper } from '@/ui/Stepper';

type StockStepperProps = {
  id: string;
  /** What is counted. */
  what: string;
  quantity: number;
  /** Units that can be had, beyond those in the cart. */
  stock: number;
  /** Units in the cart. */
  inCart: number;
  lowStockThreshold: number;
  /** Why there are fewer than were asked for. */
  message: string | undefined;
  onChange: (quantity: number, message?: string) => void;
  onEnter: () => void;
};

/** How many, within what is in stock, and what that means. */
export function StockStepper({ lowStockThreshold, message, ...stepper }: StockStepperProps) {
  const { id, stock, inCart } = stepper;
  const notice = message ?? stockNoticeBeside(inCart, stock, lowStockThreshold);
  const isSoldOut = stock + inCart <= 0;
  return (
    <>
      <Stepper
        {...stepper}
        disabled={stock <= 0}
        describedBy={notice && `${id}-notice`}
        invalid={message !== undefined}
      />
      <p
        id={`${id}-notice`}
        aria-live="polite"
        className={cn('stock-notice', message ? 'text-danger' : isSoldOut && 'text-ink-muted')}
      >
        {notice}
      </p>
    </>
  );
}
