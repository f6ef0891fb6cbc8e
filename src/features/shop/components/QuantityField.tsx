'use client';

import { useId } from 'react';
import { stockNotice } from '@/domain/product-selection';
import { cn } from '@/ui/cn';
import { Stepper } from './Stepper';

type QuantityFieldProps = {
  quantity: number;
  stock: number;
  lowStockThreshold: number;
  message: string | undefined;
  onChange: (quantity: number, message?: string) => void;
  onEnter: () => void;
};

/** How many, of goods without sizes. */
export function QuantityField({ quantity, stock, lowStockThreshold, message, onChange, onEnter }: QuantityFieldProps) {
  const id = useId();
  const notice = message ?? stockNotice(stock, lowStockThreshold);
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
