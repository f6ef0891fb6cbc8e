'use client';

import Link from 'next/link';
import { Badge } from '@/ui/Badge';
import { Price } from '@/ui/Price';
import { StarRating } from '@/ui/StarRating';
import { cn } from '@/ui/cn';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import type { ProductCardData } from '@/modules/catalogue/products';
import { ColorSwatches } from '@/ui/ColorSwatches';
import { NoPicture } from '@/ui/NoPicture';
import { ProductImage } from '@/modules/catalogue/components/ProductImage';
import { WishlistButton } from '@/modules/wishlist/WishlistButton';
import { useState, type ComponentType } from 'react';
import type { CartProduct } from '@/domain/cart/cart';
import { PRODUCT_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { buttonClass } from '@/ui/button-class';
import { BagIcon } from '@/ui/icons';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { addToCart } from '@/modules/cart/cart-store';
import type { QuickAddProps } from './QuickAdd';

const SIZES = '(min-width: 1344px) 310px, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, calc(50vw - 24px)';

type ProductCardProps = {
  product: ProductCardData;
  priority?: 'high' | 'eager' | 'lazy';
  headingLevel?: 2 | 3;
};

/** The whole card links to its page; its buttons do not. */
export function ProductCard({ product, priority = 'lazy', headingLevel = 2 }: ProductCardProps) {
  const { id, slug, name, price, salePrice, category, pictures, colors, rating, reviews, isSoldOut } = product;
  const [cover, second] = pictures;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card card-interactive product-card">
      <div className="product-card-stage">
        {cover ? (
          <ProductImage
            picture={cover}
            alt=""
            sizes={SIZES}
            priority={priority}
            fit="own"
            className={cn(isSoldOut && 'opacity-60 grayscale')}
          />
        ) : (
          <NoPicture />
        )}
        {second && !isSoldOut && <ProductImage picture={second} alt="" sizes={SIZES} fit="own" />}
        <div className="product-card-badges">
          {category && <Badge>{category.name}</Badge>}
          {isSoldOut ? (
            <Badge variant="destructive">Sold out</Badge>
          ) : (
            salePrice !== null && salePrice < price && <Badge variant="sale">Sale</Badge>
          )}
        </div>
        <WishlistButton product={{ id, name }} />
      </div>
      <div className="product-card-text">
        <Heading>
          <Link href={`/product/${slug}`} prefetch={false}>
            {name}
          </Link>
        </Heading>
        {reviews > 0 && <StarRating rating={rating} reviews={reviews} />}
        <div className="product-card-offer">
          <Price price={price} salePrice={salePrice} />
          <ColorSwatches colors={colors} />
        </div>
        <AddToCartButton
          product={{ id, slug, name, price, salePrice, image: cover && addressesOf(cover).thumbnail }}
          color={product.color}
          needsChoice={product.needsChoice}
          isSoldOut={isSoldOut}
        />
      </div>
    </article>
  );
}

type AddToCartButtonProps = {
  product: CartProduct;
  color?: string;
  needsChoice: boolean;
  isSoldOut: boolean;
};

function AddToCartButton({ product, color, needsChoice, isSoldOut }: AddToCartButtonProps) {
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
