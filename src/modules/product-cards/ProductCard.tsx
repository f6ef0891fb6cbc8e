'use client';

import Link from 'next/link';
import { Badge } from '@/ui/Badge';
import { Price } from '@/ui/Price';
import { StarRating } from '@/ui/StarRating';
import { cn } from '@/ui/cn';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import type { ProductCardData } from '@/modules/catalogue/products';
import { AddToCartButton } from './AddToCartButton';
import { ColorSwatches } from '@/ui/ColorSwatches';
import { NoPicture } from '@/ui/NoPicture';
import { ProductImage } from '@/modules/catalogue/components/ProductImage';
import { WishlistButton } from '@/modules/wishlist/WishlistButton';

const SIZES = '(min-width: 1344px) 310px, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, calc(50vw - 24px)';

type ProductCardProps = {
  product: ProductCardData;
  priority?: 'high' | 'eager' | 'lazy';
  headingLevel?: 2 | 3;
};

/** A product in a list. The whole card links to its page; the buttons on it do not. */
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
