'use client';

import { Package, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useCallback } from 'react';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { toast } from '@/ui/toast';
import { WindowedList } from '@/ui/WindowedList';
import { PRODUCTS_LOAD_FAILED } from '../../messages';
import type { ProductListing } from '../../operations/products/list-products';
import { isFiltered, productQuery, PRODUCTS_PATH, type ProductFilters } from '../../rules/product-filters';
import { PRODUCT_COLUMNS, ProductListRow } from './ProductListRow';

type ProductListProps = { listing: ProductListing; filters: ProductFilters };

/** The products that the filters let through, down to the last one, and how many those are. */
export function ProductList({ listing, filters }: ProductListProps) {
  const { rows, matching, total, lowStockThreshold } = listing;
  const query = productQuery(filters);
  const load = useCallback(
    async (offset: number, limit: number) => {
      const step = new URLSearchParams(query);
      step.set('offset', String(offset));
      step.set('limit', String(limit));
      const response = await fetch(`${PRODUCTS_PATH}/list?${step}`, { headers: { Accept: 'application/json' } });
      if (response.status === 401) window.location.reload(); // signed out meanwhile: the page itself leads to the login
      if (!response.ok) throw new Error(`The list of products answered ${response.status}.`);
      return ((await response.json()) as ProductListing).rows;
    },
    [query],
  );
  const onFailure = useCallback((retry: () => void) => {
    toast({ ...PRODUCTS_LOAD_FAILED, action: { label: 'Try again', onClick: retry } });
  }, []);
  return (
    <>
      {matching > 0 ? (
        <div className="mb-5 md:overflow-clip md:rounded-card md:border md:border-line md:bg-surface-raised">
          <div
            aria-hidden
            className={`${PRODUCT_COLUMNS} hidden border-b border-line py-2.5 text-sm font-medium text-ink-muted md:grid`}
          >
            <span className="col-span-2">Product</span>
            <span className="max-lg:hidden">Category</span>
            <span className="pr-2 text-right">Price</span>
            <span className="pr-2 text-right">Stock</span>
            <span>Status</span>
            <span />
          </div>
          <WindowedList
            key={query}
            label="Products"
            total={matching}
            first={rows}
            load={load}
            onFailure={onFailure}
            estimatedHeight={73}
            gap={0}
            rowKey={({ id }) => id}
          >
            {(row) => <ProductListRow product={row} lowStockThreshold={lowStockThreshold} />}
          </WindowedList>
        </div>
      ) : (
        <div className="card">
          <NoProducts filtered={isFiltered(filters)} />
        </div>
      )}
      <footer className="sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 border-t border-line bg-surface-sunken px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm sm:-mb-8">
        <p className="font-medium text-ink">{`Showing ${matching} of ${total} products`}</p>
      </footer>
    </>
  );
}

function NoProducts({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title="No products found"
        description="Try adjusting your search or filter criteria"
        icon={<SearchX />}
        action={
          <Link href={PRODUCTS_PATH} className={buttonClass('outline', 'sm')}>
            Clear filters
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No products yet"
      description="Add the first one to open the shop."
      icon={<Package />}
      action={
        <Link href={`${PRODUCTS_PATH}/new`} className={buttonClass()}>
          Add Product
        </Link>
      }
    />
  );
}
