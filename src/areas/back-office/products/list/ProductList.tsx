'use client';

import { Package } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import type { ProductListing } from '../data/products';
import { isFiltered, productQuery, PRODUCTS_PATH, type ProductFilters } from '../product-filters';
import { ListCount } from '@/ui/ListFrame';
import { NothingFound } from '@/ui/NothingFound';
import { RecordRows } from '@/ui/RecordRows';
import { PRODUCT_COLUMNS, ProductListRow } from './ProductListRow';

type ProductListProps = { listing: ProductListing; filters: ProductFilters };

/** The products that the filters let through, down to the last one, and how many those are. */
export function ProductList({ listing, filters }: ProductListProps) {
  const { rows, matching, total, lowStockThreshold } = listing;
  const query = productQuery(filters);
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
          <RecordRows
            key={query}
            label="Products"
            path={`${PRODUCTS_PATH}/list`}
            query={query}
            total={matching}
            first={rows}
            estimatedHeight={73}
            gap={0}
            failure="Failed to load products"
          >
            {(row) => <ProductListRow product={row} lowStockThreshold={lowStockThreshold} />}
          </RecordRows>
        </div>
      ) : (
        <div className="card">
          <NoProducts filtered={isFiltered(filters)} />
        </div>
      )}
      <ListCount matching={matching} total={total} what="products" />
    </>
  );
}

function NoProducts({ filtered }: { filtered: boolean }) {
  if (filtered) return <NothingFound title="No products found" clearHref={PRODUCTS_PATH} />;
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
