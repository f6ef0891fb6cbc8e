'use client';

import { useId, type ComponentProps } from 'react';
import { StockStepper } from '@/modules/catalogue/components/StockStepper';

export function QuantityField(props: Omit<ComponentProps<typeof StockStepper>, 'id' | 'what'>) {
  const id = useId();
  return (
    <div className="max-w-44">
      <label htmlFor={id} className="mb-2.5 block text-sm font-semibold">
        Quantity
      </label>
      <StockStepper {...props} id={id} what="piece" />
    </div>
  );
}
