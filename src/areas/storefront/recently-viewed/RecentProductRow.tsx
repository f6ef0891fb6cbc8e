'use client';

import { Container } from '@/ui/Container';
import { ProductCard } from '@/modules/product-cards/ProductCard';
import { useCards } from './use-cards';

export type RecentProductRowProps = { ids: readonly string[] };

export function RecentProductRow({ ids }: RecentProductRowProps) {
  const { cards } = useCards(ids);
  const shown = ids.flatMap((id) => cards.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="border-t border-line py-section">
      <Container>
        <h2 id="recently-viewed" className="mb-8 text-heading">
          Recently viewed
        </h2>
        <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter pb-2 sm:gap-5">
          {shown.map((product) => (
            <li key={product.id} className="w-[44vw] shrink-0 snap-start sm:w-60">
              <ProductCard product={product} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
