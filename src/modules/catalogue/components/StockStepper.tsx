'use client';

import { stockNoticeBeside } from '@/domain/catalogue/product-selection';
import { cn } from '@/ui/cn';
import { Stepper } from '@/ui/Stepper';

type StockStepperProps = {
  id: string;
  what: string;
  quantity: number;
  /** Units available, beyond those in the cart. */
  stock: number;
  inCart: number;
  lowStockThreshold: number;
  message: string | undefined;
  onChange: (quantity: number, message?: string) => void;
  onEnter: () => void;
};

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
