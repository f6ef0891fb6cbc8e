import type { Metadata } from 'next';
import { SharedWishlistView } from '@/areas/storefront/wishlist/SharedWishlistView';
import { WishlistView } from '@/areas/storefront/wishlist/WishlistView';
import { listChosenProducts } from '@/modules/catalogue/queries';
import { sharedProducts } from '@/areas/storefront/wishlist/wishlist-link';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { markCacheable } from '@kitroom/front/cache/request-scope';

/** Personal, so not indexed. */
export const metadata: Metadata = { title: 'Wishlist', robots: { index: false } };

type WishlistPageProps = { searchParams: Promise<PublicQuery<'/wishlist'>> };

export default async function WishlistPage({ searchParams }: WishlistPageProps) {
  markCacheable([]);
  const shared = sharedProducts((await searchParams).products);
  if (!shared) return <WishlistView />;
  // Newest first, as the owner sees them.
  const products = await listChosenProducts(shared.toReversed());
  return <SharedWishlistView products={products} requested={shared.length} />;
}
