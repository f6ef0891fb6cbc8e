'use client';

import { useState } from 'react';
import { chooseQuantity, parseQuantity } from '@/domain/catalogue/product-selection';
import { cn } from '@/ui/cn';

type StepperProps = {
  id: string;
  /** Thing counted, for the buttons' names: 'Small'. */
  what: string;
  quantity: number;
  stock: number;
  inCart?: number;
  /** Quantity within the stock, with a message if more was entered. */
  onChange: (quantity: number, message?: string) => void;
  onEnter?: () => void;
  disabled?: boolean;
  describedBy?: string;
  invalid?: boolean;
};

/** Number field with buttons. Text that is no number counts as 0. */
export function Stepper({
  id,
  what,
  quantity,
  stock,
  inCart,
  onChange,
  onEnter,
  disabled,
  describedBy,
  invalid,
}: StepperProps) {
  const [typed, setTyped] = useState<string>();

  function take(wanted: string | number) {
    const chosen = chooseQuantity(wanted, stock, inCart);
    setTyped(typeof wanted === 'string' && !chosen.message ? wanted : undefined);
    onChange(chosen.quantity, chosen.message);
  }

  // The quantity may be lowered during typing, once the stock is known.
  const isTyped = typed !== undefined && parseQuantity(typed) === quantity;

  return (
    <div className={cn('stepper', invalid && 'border-danger', disabled && 'opacity-45')}>
      <button
        type="button"
        aria-label={`One less ${what}`}
        disabled={disabled || quantity === 0}
        onClick={() => take(quantity - 1)}
      />
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        placeholder="0"
        disabled={disabled}
        value={isTyped ? typed : quantity || ''}
        onChange={(event) => take(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
        onBlur={() => setTyped(undefined)}
        onFocus={(event) => event.target.select()}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <button type="button" aria-label={`One more ${what}`} disabled={disabled} onClick={() => take(quantity + 1)} />
    </div>
  );
}
