import Link from 'next/link';
import type { ShopFilters } from '@/domain/catalogue/shop-filters';
import type { ProductList } from '@/modules/catalogue/products';

type SearchNotesProps = { filters: ShopFilters; list: ProductList };

/** Corrections of a search, and matching categories and pages. */
export function SearchNotes({ filters, list: { understood, places, total } }: SearchNotesProps) {
  const { terms, search, isCorrected } = understood;
  const some = terms?.anyWord && total > 0;
  if (!isCorrected && !some && places.length === 0) return null;
  return (
    <div className="mb-5 space-y-2 text-sm">
      {isCorrected && (
        <p className="text-base">
          No results for “{filters.search}”. Showing results for <strong>{search}</strong>.
        </p>
      )}
      {some && <p className="text-base">No product matches all of these words. Showing those that match some.</p>}
      {places.length > 0 && (
        <ul aria-label="Categories and pages" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <li aria-hidden className="text-ink-muted">
            See also
          </li>
          {places.map(({ href, name }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:no-underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
