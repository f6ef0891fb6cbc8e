'use client';

import { useState } from 'react';
import { parseQuantity } from '@/domain/catalogue/product-selection';
import { MAX_UNITS_PER_SIZE } from '@/domain/catalogue/sizes';

type CartStepperProps = {
  /** Name for its controls: 'Match Shirt, Large'. */
  what: string;
  quantity: number;
  /** Pieces that a stepper cannot remove, as they belong to players. */
  least: number;
  most: number;
  limitId: string;
  onChange: (quantity: number) => void;
};

/** Typing counts on blur or Enter: a 0 on the way to another number would remove the size. */
export function CartStepper({ what, quantity, least, most, limitId, onChange }: CartStepperProps) {
  const [typed, setTyped] = useState<string>();
  const isLeast = least > 0 && quantity <= least;
  const isMost = quantity >= most;
  const describedBy = isLeast || isMost ? limitId : undefined;

  function set(wanted: number) {
    const held = Math.min(Math.max(wanted, least), Math.max(most, quantity), MAX_UNITS_PER_SIZE);
    if (held !== quantity) onChange(held);
  }

  function takeTyped() {
    if (typed !== undefined && typed.trim() !== '') set(parseQuantity(typed));
    setTyped(undefined);
  }

  return (
    <div className="stepper w-32">
      <button
        type="button"
        aria-label={`One less ${what}`}
        aria-disabled={isLeast || undefined}
        aria-describedby={isLeast ? limitId : undefined}
        onClick={() => set(quantity - 1)}
        className="aria-disabled:opacity-35"
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={`Quantity of ${what}`}
        aria-describedby={describedBy}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && takeTyped()}
        onBlur={takeTyped}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label={`One more ${what}`}
        aria-disabled={isMost || undefined}
        aria-describedby={isMost ? limitId : undefined}
        onClick={() => set(quantity + 1)}
        className="aria-disabled:opacity-35"
      />
    </div>
  );
}
