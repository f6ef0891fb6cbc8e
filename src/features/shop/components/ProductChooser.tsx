'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { cartItem, cartTotal, type SizeCounts } from '@/domain/cart';
import { formatUsd } from '@/domain/money';
import { nextTierText } from '@/domain/price-tiers';
import { selectionProblem } from '@/domain/product-selection';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { BagIcon } from '@/ui/icons';
import { toast } from '@/ui/toast';
import { addToCart } from '../cart-store';
import { additionOf, holdToStock, isSoldOut, sizeRows, totalOf, type ProductOptions } from '../product-options';
import { ColorPicker } from './ColorPicker';
import { useProductColor } from './product-color';
import { QuantityField } from './QuantityField';
import { SizeGrid } from './SizeGrid';

type ProductChooserProps = {
  options: ProductOptions;
  onAdded?: () => void;
  /** Look of the part with the button, as to keep it in view. */
  actionsClass?: string;
};

type Messages = Record<string, string>;

/** Colour, then sizes with their quantities (or one quantity), then into the cart (spec §5). */
export function ProductChooser({ options, onAdded, actionsClass }: ProductChooserProps) {
  const id = useId();
  const { color, choose } = useProductColor();
  const hasSizes = options.variations.length > 0;
  const isGone = isSoldOut(options);
  const firstQuantity = hasSizes || isGone ? 0 : 1;
  const [counts, setCounts] = useState<SizeCounts>({});
  const [quantity, setQuantity] = useState(firstQuantity);
  const [messages, setMessages] = useState<Messages>({});

  const total = hasSizes ? totalOf(counts) : quantity;
  const problem = selectionProblem({ total, color, hasColors: options.colors.length > 0 });
  const addition = additionOf(options, { color, counts, quantity });

  function chooseColor(next: string) {
    choose(next);
    const held = holdToStock(counts, sizeRows(options, next));
    setCounts(held.counts);
    setMessages(held.messages);
  }

  function setSize(size: string, count: number, message?: string) {
    setCounts({ ...counts, [size]: count });
    setMessages({ ...without(messages, size), ...(message && { [size]: message }) });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (problem) return;
    addToCart(addition);
    setCounts({});
    setQuantity(firstQuantity);
    setMessages({});
    onAdded?.();
  }

  /** A disabled button does not submit, so Enter says what is missing. */
  function explainEnter() {
    if (problem) toast(problem);
  }

  return (
    <form onSubmit={submit} className="space-y-6">
      {options.colors.length > 0 && (
        <ColorPicker name={`${id}-color`} colors={options.colors} value={color} onChange={chooseColor} />
      )}
      {hasSizes ? (
        <SizeGrid
          rows={sizeRows(options, color)}
          counts={counts}
          messages={messages}
          lowStockThreshold={options.lowStockThreshold}
          onChange={setSize}
          onEnter={explainEnter}
        />
      ) : (
        <QuantityField
          quantity={quantity}
          stock={isGone ? 0 : options.stock}
          lowStockThreshold={options.lowStockThreshold}
          message={messages.quantity}
          onEnter={explainEnter}
          onChange={(count, message) => {
            setQuantity(count);
            setMessages(message ? { quantity: message } : {});
          }}
        />
      )}
      <div className={actionsClass}>
        <button
          type="submit"
          disabled={problem !== undefined}
          aria-describedby={`${id}-summary`}
          className={cn(buttonClass('primary', 'lg'), 'w-full')}
        >
          <BagIcon className="size-5" />
          {isGone ? 'Sold out' : 'Add to cart'}
        </button>
        <p id={`${id}-summary`} aria-live="polite" className="mt-2.5 text-center text-sm text-ink-muted">
          {isGone ? 'There is none left at the moment.' : (problem?.description ?? summaryOf(addition))}
        </p>
      </div>
    </form>
  );
}

function summaryOf(addition: Parameters<typeof cartItem>[0]): string {
  const line = cartItem(addition, () => '');
  if (!line) return '';
  const pieces = `${line.quantity} ${line.quantity === 1 ? 'item' : 'items'}, ${formatUsd(cartTotal([line]))}`;
  return [pieces, nextTierText(line.product.priceTiers ?? [], line.quantity)].filter(Boolean).join(' · ');
}

function without(messages: Messages, size: string): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => name !== size));
}
