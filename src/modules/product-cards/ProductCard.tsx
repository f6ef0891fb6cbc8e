'use client';

import Link from 'next/link';
import { Badge } from '@/ui/Badge';
import { Price } from '@/ui/Price';
import { StarRating } from '@/ui/StarRating';
import { cn } from '@/ui/cn';
import type { ProductCardData } from '@/modules/catalogue/products';
import { AddToCartButton } from './AddToCartButton';
import { ColorSwatches } from '@/ui/ColorSwatches';
import { NoPicture } from '@/ui/NoPicture';
import { ProductImage } from '@/modules/catalogue/components/ProductImage';
import { WishlistButton } from '@/modules/wishlist/WishlistButton';

const SIZES = '(min-width: 1344px) 310px, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, 48vw';

type ProductCardProps = {
  product: ProductCardData;
  priority?: 'high' | 'eager' | 'lazy';
  headingLevel?: 2 | 3;
};

/** A product in a list. The whole card leads to its page; the buttons on it do not. */
export function ProductCard({ product, priority = 'lazy', headingLevel = 2 }: ProductCardProps) {
  const { id, slug, name, price, salePrice, category, pictures, colors, rating, reviews, isSoldOut } = product;
  const [cover, second] = pictures;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="group/card card card-interactive relative flex h-full flex-col has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="relative aspect-4/5 overflow-hidden bg-surface-sunken">
        {cover ? (
          <ProductImage
            picture={cover}
            alt=""
            sizes={SIZES}
            priority={priority}
            className={cn('size-full', isSoldOut && 'opacity-60 grayscale')}
          />
        ) : (
          <NoPicture />
        )}
        {second && !isSoldOut && (
          <ProductImage
            picture={second}
            alt=""
            sizes={SIZES}
            className="absolute inset-0 hidden size-full animate-overlay-in group-hover/card:pointer-fine:block"
          />
        )}
        <div className="absolute top-2.5 left-2.5 flex max-w-[calc(100%-4.5rem)] flex-col items-start gap-1.5 sm:top-3 sm:left-3">
          {category && <Badge className="bg-night text-white">{category.name}</Badge>}
          {isSoldOut ? (
            <Badge variant="destructive">Sold out</Badge>
          ) : (
            salePrice !== null && salePrice < price && <Badge variant="sale">Sale</Badge>
          )}
        </div>
        <WishlistButton
          product={{ id, name }}
          className="absolute top-1.5 right-1.5 z-10 rounded-full bg-surface/85 shadow-card backdrop-blur-sm hover:bg-surface"
        />
      </div>
      <div className="flex grow flex-col gap-2 p-3 sm:p-4">
        <Heading className="line-clamp-4 text-lg leading-tight break-words sm:text-xl">
          <Link
            href={`/product/${slug}`}
            prefetch={false}
            className="scroll-mt-[min(45vh,60vw)] scroll-mb-44 outline-none after:absolute after:inset-0"
          >
            {name}
          </Link>
        </Heading>
        {reviews > 0 && <StarRating rating={rating} reviews={reviews} className="flex-wrap max-sm:text-[0.8125rem]" />}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 pt-1 max-lg:flex-col max-lg:items-start">
          <Price price={price} salePrice={salePrice} />
          <ColorSwatches colors={colors} />
        </div>
        <AddToCartButton
          product={{ id, slug, name, price, salePrice, image: cover?.thumbnail }}
          color={product.color}
          needsChoice={product.needsChoice}
          isSoldOut={isSoldOut}
        />
      </div>
    </article>
  );
}
