'use client';

import { ListChecks, Package } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { choicesOf } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import {
  isFiltered,
  parseProductFilters,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  productQuery,
  PRODUCTS_PATH,
  productsHref,
  type ProductFilters,
  type ProductSort,
  type ProductState,
} from '../product-filters';
import type { ProductListing } from '../data/products';
import type { CategoryOption } from '@/data/categories';
import { PRODUCT_COLUMNS, ProductListRow } from './ProductListRow';
import { Allowed, ReadOnly } from '../../access/granted';
import { isSelected } from '../../selection/selection';
import { useSelection } from '../../selection/use-selection';
import { BulkEditBar } from '../bulk/BulkEditBar';

const stateLabels: Record<ProductState, string> = {
  all: 'Active and inactive',
  active: 'Active',
  inactive: 'Inactive',
};
const sortLabels: Record<ProductSort, string> = {
  newest: 'Newest first',
  name: 'Name',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'stock-low': 'Stock, low to high',
  'stock-high': 'Stock, high to low',
};

const hrefOf = (filters: ProductFilters) =>
  productsHref(parseProductFilters(new URLSearchParams(productQuery(filters))));

type ProductsScreenProps = {
  listing: ProductListing;
  filters: ProductFilters;
  categories: readonly CategoryOption[];
};

export function ProductsScreen({ listing, filters, categories }: ProductsScreenProps) {
  const query = productQuery(filters);
  const { selection, select, tick, start, stop } = useSelection();
  const [selectedIn, setSelectedIn] = useState(query);
  if (selectedIn !== query) {
    setSelectedIn(query);
    stop();
  }
  return (
    <ListScreen
      label="Products"
      what="products"
      path={PRODUCTS_PATH}
      filters={filters}
      query={query}
      hrefOf={hrefOf}
      search={{ label: 'Search products', placeholder: 'Search products by name or SKU...' }}
      selects={[
        {
          name: 'category',
          label: 'Filter by category',
          choices: [
            { value: '', label: 'All categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ],
          className: 'md:w-44',
        },
        {
          name: 'state',
          label: 'Filter by status',
          choices: choicesOf(PRODUCT_STATES, stateLabels),
          className: 'md:w-44',
        },
        { name: 'sort', label: 'Sort by', choices: choicesOf(PRODUCT_SORTS, sortLabels), className: 'md:w-44' },
      ]}
      controls={(draft, ask) => (
        <>
          <LowStock isOn={draft.lowStock} onChange={(lowStock) => ask({ lowStock })} />
          {listing.matching > 0 && (
            <Allowed to="products:write">
              <Button
                variant="outline"
                size="sm"
                className="min-h-10"
                aria-pressed={selection !== undefined}
                onClick={selection ? stop : start}
              >
                <ListChecks aria-hidden className="size-4" />
                {selection ? 'Done' : 'Select'}
              </Button>
            </Allowed>
          )}
        </>
      )}
      layout="columns"
      loadingText="Loading products..."
      failure="Failed to load products"
      listing={listing}
      isFiltered={isFiltered(filters)}
      notFound={{ title: 'No products found', clearHref: PRODUCTS_PATH }}
      none={{
        title: 'No products yet',
        description: 'Add the first one to open the shop.',
        icon: <Package />,
        action: (
          <Allowed to="products:write">
            <Link href={`${PRODUCTS_PATH}/new`} className={buttonClass()}>
              Add Product
            </Link>
          </Allowed>
        ),
      }}
      bar={
        selection && (
          <BulkEditBar
            query={query}
            matching={listing.matching}
            isMore={listing.isMore}
            selection={selection}
            categories={categories}
            onSelect={select}
            onClose={stop}
          />
        )
      }
      head={<ProductColumns />}
      estimatedHeight={73}
      gap={0}
      hasLines
    >
      {(row) => (
        <ReadOnly unless="products:write">
          <ProductListRow
            product={row}
            lowStockThreshold={listing.lowStockThreshold}
            selected={selection && isSelected(selection, row.id)}
            onSelect={tick}
          />
        </ReadOnly>
      )}
    </ListScreen>
  );
}

function LowStock({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-2 rounded-control border bg-surface-raised px-3 text-sm select-none',
        isOn ? 'border-brand bg-brand-soft' : 'border-line-strong hover:border-ink-muted',
      )}
    >
      <input
        type="checkbox"
        name="stock"
        value="low"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-brand"
      />
      Low stock
    </label>
  );
}

function ProductColumns() {
  return (
    <div
      aria-hidden
      className={`${PRODUCT_COLUMNS} hidden border-b border-line py-2.5 text-sm dense:py-1 font-medium text-ink-muted md:grid`}
    >
      <span className="col-span-2">Product</span>
      <span className="max-lg:hidden">Category</span>
      <span className="pr-2 text-right">Price</span>
      <span className="pr-2 text-right">Stock</span>
      <span>Status</span>
      <span />
    </div>
  );
}
