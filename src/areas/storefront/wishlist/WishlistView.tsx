import { Container } from '@/ui/Container';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
import { Wishlist } from './Wishlist';

export function WishlistView() {
  return (
    <>
      <Container className="min-h-svh pt-10 pb-section sm:pt-14">
        <h1 className="mb-6 text-title">Wishlist</h1>
        <noscript>
          <p className="mb-6 text-ink-muted">Your browser keeps this list for you and needs JavaScript to do so.</p>
        </noscript>
        <Wishlist />
      </Container>
      <RecentlyViewed />
    </>
  );
}
