'use client';

import { useState, type ComponentType } from 'react';
import type { CartProduct } from '@/domain/cart/cart';
import { PRODUCT_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { buttonClass } from '@/ui/button-class';
import { BagIcon } from '@/ui/icons';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { addToCart } from '@/modules/cart/cart-store';
import type { QuickAddProps } from './QuickAdd';

type AddToCartButtonProps = {
  product: CartProduct;
  color?: string;
  needsChoice: boolean;
  isSoldOut: boolean;
};

/** Puts a card's product into the cart: at once, or where colour or size are to be chosen through a small dialog. */
export function AddToCartButton({ product, color, needsChoice, isSoldOut }: AddToCartButtonProps) {
  const [chooser, setChooser] = useState<{ View: ComponentType<QuickAddProps> }>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function choose() {
    if (isLoading) return;
    setLoading(true);
    try {
      const { QuickAdd } = await import('./QuickAdd');
      setChooser({ View: QuickAdd });
      setOpen(true);
    } catch {
      toast(PRODUCT_LOAD_FAILED);
    } finally {
      setLoading(false);
    }
  }

  const add = () => addToCart({ product, customization: color === undefined ? undefined : { color } });
  return (
    <>
      <button
        type="button"
        disabled={isSoldOut}
        aria-busy={isLoading || undefined}
        aria-haspopup={needsChoice ? 'dialog' : undefined}
        aria-label={`${isSoldOut ? 'Sold out' : 'Add to cart'}: ${product.name}`}
        onClick={needsChoice ? choose : add}
        className={buttonClass('secondary')}
      >
        {isLoading ? <Spinner /> : <BagIcon className="size-4.5" />}
        {isSoldOut ? 'Sold out' : 'Add to cart'}
      </button>
      {chooser && <chooser.View product={product} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
