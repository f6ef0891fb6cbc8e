import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import type { ProductCardData } from '@/modules/catalogue/products';
import { WISHLIST_PATH } from './wishlist-link';
import { HeartIcon } from '@/ui/shop-icons';
import { CardGrid } from '@/modules/product-cards/CardGrid';
import { WishAllButton } from './WishAllButton';

type SharedWishlistViewProps = {
  products: readonly ProductCardData[];
  requested: number;
};

export function SharedWishlistView({ products, requested }: SharedWishlistViewProps) {
  const gone = requested - products.length;
  return (
    <Container className="min-h-[60vh] pt-10 pb-section sm:pt-14">
      <h1 className="mb-4 text-title">A shared wishlist</h1>
      {products.length === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title="Nothing left on this list"
          description="Its products have left the shop, or the link is incomplete."
          action={
            <Link href="/shop" prefetch={false} className={buttonClass()}>
              View All Products
            </Link>
          }
        />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-muted">
              {products.length === 1 ? '1 product' : `${products.length} products`}
              {gone > 0 && `, ${gone} more no longer available`}
            </p>
            <div className="flex flex-wrap gap-3">
              <WishAllButton productIds={products.map(({ id }) => id).reverse()} />
              <Link href={WISHLIST_PATH} prefetch={false} className={buttonClass('ghost')}>
                Your own wishlist
              </Link>
            </div>
          </div>
          <CardGrid products={products} isFirst />
        </>
      )}
    </Container>
  );
}
