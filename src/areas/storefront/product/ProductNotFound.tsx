import { markMissing } from '@kitroom/front/cache/request-scope';
import { buttonClass } from '@/ui/button-class';
import { Container } from '@/ui/Container';

export function ProductNotFound() {
  markMissing();
  return (
    <Container className="flex min-h-[60vh] flex-col items-start justify-center py-section">
      <p className="eyebrow mb-4">Off the shelf</p>
      <h1 className="text-title">Product not found</h1>
      <p className="mt-4 max-w-md text-lead text-ink-muted">
        This product is no longer sold, or the link is wrong. There is plenty more on the rack.
      </p>
      <a href="/shop" className={`${buttonClass('primary', 'lg')} mt-8`}>
        Back to Shop
      </a>
    </Container>
  );
}
