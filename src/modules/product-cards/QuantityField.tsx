'use client';

import { useId } from 'react';
import { stockNoticeBeside } from '@/domain/catalogue/product-selection';
import { cn } from '@/ui/cn';
import { Stepper } from '@/ui/Stepper';

type QuantityFieldProps = {
  quantity: number;
  /** Units that can be had, beyond those in the cart. */
  stock: number;
  /** Units in the cart. */
  inCart: number;
  lowStockThreshold: number;
  message: string | undefined;
  onChange: (quantity: number, message?: string) => void;
  onEnter: () => void;
};

/** How many, of goods without sizes. */
export function QuantityField(props: QuantityFieldProps) {
  const { quantity, stock, inCart, lowStockThreshold, message, onChange, onEnter } = props;
  const id = useId();
  const notice = message ?? stockNoticeBeside(inCart, stock, lowStockThreshold);
  return (
    <div className="max-w-44">
      <label htmlFor={id} className="mb-2.5 block text-sm font-semibold">
        Quantity
      </label>
      <Stepper
        id={id}
        what="piece"
        quantity={quantity}
        stock={stock}
        inCart={inCart}
        disabled={stock <= 0}
        onChange={onChange}
        onEnter={onEnter}
        describedBy={notice && `${id}-notice`}
        invalid={message !== undefined}
      />
      <p
        id={`${id}-notice`}
        aria-live="polite"
        className={cn('mt-1 text-xs font-medium empty:hidden', message ? 'text-danger' : 'text-warning')}
      >
        {notice}
      </p>
    </div>
  );
}
