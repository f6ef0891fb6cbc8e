'use client';

import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import {
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
import { FilterForm } from '@/ui/FilterForm';
import { choicesOf, FilterSelect } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { useUrlFilters } from '@/ui/use-url-filters';
import type { CategoryOption } from '@/data/categories';

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

type ProductsScreenProps = { filters: ProductFilters; categories: readonly CategoryOption[]; children: ReactNode };

/** Search, filters and order over the list of products; while another list is on its way, the old one stays, dimmed. */
export function ProductsScreen({ filters, categories, children }: ProductsScreenProps) {
  const { draft, loading, type, ask } = useUrlFilters(filters, hrefOf);
  return (
    <>
      <FilterForm
        action={PRODUCTS_PATH}
        label="Products"
        searchLabel="Search products"
        placeholder="Search products by name or SKU..."
        search={draft.search}
        onType={type}
        onAsk={ask}
        layout="columns"
      >
        <FilterSelect
          name="category"
          label="Filter by category"
          value={draft.category}
          choices={[
            { value: '', label: 'All categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(category) => ask({ category })}
          className="md:w-44"
        />
        <FilterSelect
          name="state"
          label="Filter by status"
          value={draft.state}
          choices={choicesOf(PRODUCT_STATES, stateLabels)}
          onChange={(state) => ask({ state })}
          className="md:w-44"
        />
        <FilterSelect
          name="sort"
          label="Sort by"
          value={draft.sort}
          choices={choicesOf(PRODUCT_SORTS, sortLabels)}
          onChange={(sort) => ask({ sort })}
          className="md:w-44"
        />
        <label
          className={cn(
            'flex min-h-10 cursor-pointer items-center gap-2 rounded-control border bg-surface-raised px-3 text-sm select-none',
            draft.lowStock ? 'border-brand bg-brand-soft' : 'border-line-strong hover:border-ink-muted',
          )}
        >
          <input
            type="checkbox"
            name="stock"
            value="low"
            checked={draft.lowStock}
            onChange={({ target }) => ask({ lowStock: target.checked })}
            className="size-4 accent-brand"
          />
          Low stock
        </label>
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading products...">
        {children}
      </ListFrame>
    </>
  );
}
