'use client';

import Link from 'next/link';
import { designedGarments } from '@/domain/catalogue/product-parts';
import { newKitPath } from '@/domain/kits/designs/design-links';
import { formatMoney } from '@/domain/money/money';
import { returnsClaim } from '@/domain/orders/fulfilment';
import { savings } from '@/domain/money/pricing';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/Container';
import { Price } from '@/ui/Price';
import { StarRating } from '@/ui/StarRating';
import { ProductReviews, type DatedReviews } from '@/areas/storefront/reviews/ProductReviews';
import { onlyColor } from '@/modules/catalogue/product-options';
import type { ProductCardData, ProductDetail } from '@/modules/catalogue/products';
import { DeliveryNotes, type DeliveryPromise } from './DeliveryNotes';
import { CheckIcon, ReturnIcon, ShieldIcon, TruckIcon, ShareIcon } from '@/ui/shop-icons';
import { PriceTiers } from './PriceTiers';
import { ProductChooser } from '@/modules/product-cards/ProductChooser';
import { ProductColor } from '@/modules/product-cards/product-color';
import { ProductGallery } from './ProductGallery';
import { CardGrid } from '@/modules/product-cards/CardGrid';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
import { WishlistButton } from '@/modules/wishlist/WishlistButton';
import type { ComponentType, ReactNode } from 'react';
import type { Claim, Claims } from '@/domain/pages/claims';
import { cn } from '@/ui/cn';
import { shareLink } from '@/ui/share-link';

export type ShownProduct = Omit<ProductDetail, 'sku' | 'metaTitle' | 'metaDescription' | 'stockDays' | 'madeDays'>;

export type ProductScreenProps = {
  product: ShownProduct;
  reviews: DatedReviews;
  related: readonly ProductCardData[];
  promise: DeliveryPromise | undefined;
  claims: Claims;
  returnDays: number;
  withoutScript: ReactNode;
};

const PROMISES = [
  { icon: TruckIcon, claim: 'shipping' },
  { icon: ReturnIcon, claim: 'returns' },
  { icon: ShieldIcon, claim: 'warranty' },
] as const;

const STICKY = 'md:sticky md:top-[calc(var(--spacing-header)+1.5rem)]';

export function ProductScreen(props: ProductScreenProps) {
  const { product, reviews, related, promise, claims, returnDays, withoutScript } = props;
  const { name, pictures, options, description, features } = product;
  return (
    <ProductColor initial={onlyColor(options)}>
      <Container className="pt-4 pb-section sm:pt-6">
        <Breadcrumbs items={crumbsOf(product)} className="mb-3 sm:mb-6" />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 md:grid-cols-2 lg:gap-x-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:gap-x-16">
          <div className={STICKY}>
            <ProductGallery pictures={pictures} name={name} />
          </div>
          <div className={STICKY}>
            <Summary product={product} />
            <div className="mt-5 border-t border-line pt-5">
              {withoutScript}
              {product.kitGarment && (
                <Link
                  href={newKitPath(designedGarments({ ...product, parts: options.parts }))}
                  prefetch={false}
                  className={cn(buttonClass('outline', 'lg'), 'mb-5 w-full')}
                >
                  Design it
                </Link>
              )}
              <ProductChooser options={options} place="page" />
              <PriceTiers price={options.product} tiers={options.product.priceTiers ?? []} />
              <DeliveryNotes isCustomizable={product.isCustomizable} promise={promise} {...{ claims, returnDays }} />
              <ShopClaims
                items={PROMISES}
                claims={{
                  ...claims,
                  returns: returnsClaim(claims, product.isCustomizable || Boolean(product.kitGarment)),
                }}
                className="mt-6 border-t border-line pt-5"
              />
            </div>
          </div>
        </div>
        {(description || features.length > 0) && (
          <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 border-t border-line pt-10 lg:mt-16 lg:grid-cols-2 lg:pt-14">
            {description && (
              <section aria-labelledby="product-description">
                <h2 id="product-description" className="text-heading">
                  Description
                </h2>
                <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere text-ink-muted">{description}</p>
              </section>
            )}
            {features.length > 0 && <Features features={features} />}
          </div>
        )}
      </Container>
      <ProductReviews product={product} listing={reviews} />
      {related.length > 0 && (
        <section aria-labelledby="related-products" className="border-t border-line bg-surface-sunken py-section">
          <Container>
            <h2 id="related-products" className="mb-8 text-heading">
              Related products
            </h2>
            <CardGrid products={related} headingLevel={3} />
          </Container>
        </section>
      )}
      <RecentlyViewed key={product.id} current={product.id} beside={related.map(({ id }) => id)} />
    </ProductColor>
  );
}

function Summary({ product }: { product: ShownProduct }) {
  const { id, slug, name, category, rating, reviews, price, salePrice, shortDescription, isSoldOut, isCustomizable } =
    product;
  const saved = savings({ price, salePrice });
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="flex flex-wrap gap-2 pt-2.5">
          {category && (
            <Link href={`/shop?category=${category.slug}`} prefetch={false}>
              <Badge>{category.name}</Badge>
            </Link>
          )}
          {isCustomizable && <Badge variant="outline">Customisable</Badge>}
          {isSoldOut && <Badge variant="destructive">Sold out</Badge>}
        </div>
        <div className="-mr-2 flex">
          <ShareButton title={name} path={`/product/${slug}`} />
          <WishlistButton product={{ id, name }} />
        </div>
      </div>
      <h1 className="mt-1.5 text-[min(clamp(2.25rem,1.6rem+2.4vw,3.5rem),13vw)] leading-[0.95] break-words sm:mt-3">
        {name}
      </h1>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:mt-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Price price={price} salePrice={salePrice} size="lg" />
          {saved > 0 && <Badge variant="sale">{`Save ${formatMoney(saved)}`}</Badge>}
        </p>
        {reviews > 0 && (
          <a href="#reviews" className="rounded-control hover:underline">
            <StarRating rating={rating} reviews={reviews} />
          </a>
        )}
      </div>
      {shortDescription && <p className="mt-4 text-lead wrap-anywhere text-ink-muted">{shortDescription}</p>}
    </>
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <section aria-labelledby="product-features">
      <h2 id="product-features" className="text-heading">
        Features
      </h2>
      <ul className="mt-4 space-y-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function crumbsOf({ name, category }: ShownProduct) {
  return [
    { label: 'Home', href: '/' },
    { label: 'Shop', href: '/shop' },
    ...(category ? [{ label: category.name, href: `/shop?category=${category.slug}` }] : []),
    { label: name },
  ];
}

type ShopClaimsProps = {
  items: readonly { icon: ComponentType<{ className?: string }>; claim: Claim }[];
  claims: Claims;
  className?: string;
};

function ShopClaims({ items, claims, className }: ShopClaimsProps) {
  const shown = items.filter(({ claim }) => claims[claim]);
  if (shown.length === 0) return null;
  return (
    <ul className={cn('grid auto-cols-fr grid-flow-col gap-2 text-center text-sm text-ink-muted', className)}>
      {shown.map(({ icon: Icon, claim }) => (
        <li key={claim} className="flex flex-col items-center gap-1.5">
          <Icon className="size-6 text-accent" />
          {claims[claim]}
        </li>
      ))}
    </ul>
  );
}

type ShareButtonProps = {
  title: string;
  path: string;
  className?: string;
};

function ShareButton({ title, path, className }: ShareButtonProps) {
  return (
    <button
      type="button"
      aria-label="Share"
      title="Share"
      onClick={() => void shareLink({ title, path })}
      className={cn('icon-btn', className)}
    >
      <ShareIcon className="size-5" />
    </button>
  );
}
