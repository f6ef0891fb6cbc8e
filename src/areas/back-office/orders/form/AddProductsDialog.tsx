'use client';

import { Search } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { formatAmount } from '@/domain/money/money';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { useAnswer } from '@/ui/use-answer';
import type { OrderableProduct } from '../data/orderable-products';
import type { FormLine } from './order-form';
import { LinePicture } from '../LinePicture';
import { AddProductForm } from './AddProductForm';

type AddProductsDialogProps = { onAdd: (lines: FormLine[]) => void; onClose: () => void };

/** Product by name or SKU, then colour, sizes and quantities. */
export function AddProductsDialog({ onAdd, onClose }: AddProductsDialogProps) {
  const [search, setSearch] = useState('');
  const [product, setProduct] = useState<OrderableProduct>();
  const searchRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        searchRef.current?.focus();
      }}
      title={product ? product.name : 'Add products'}
      description={product ? `SKU ${product.sku} · ${formatAmount(product.price)}` : undefined}
    >
      {product ? (
        <AddProductForm product={product} onAdd={onAdd} onBack={() => setProduct(undefined)} />
      ) : (
        <ProductSearch searchRef={searchRef} search={search} onSearch={setSearch} onPick={setProduct} />
      )}
    </Dialog>
  );
}

type ProductSearchProps = {
  searchRef: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  onPick: (product: OrderableProduct) => void;
};

function ProductSearch({ searchRef, search, onSearch, onPick }: ProductSearchProps) {
  const { answer, loading, failed, retry } = useAnswer<{ products: OrderableProduct[] }>(
    `/admin/orders/new/products?q=${encodeURIComponent(search.trim())}`,
  );
  const hits = answer?.products ?? [];
  return (
    <div className="space-y-4">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-muted"
        />
        <input
          ref={searchRef}
          type="search"
          aria-label="Search products by name or SKU"
          placeholder="Search products by name or SKU"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          maxLength={100}
          autoComplete="off"
          className="control pl-10"
        />
      </div>
      {failed && <ErrorState headingLevel={3} title="The search failed" onRetry={retry} />}
      {!failed && loading && hits.length === 0 && (
        <p role="status" className="flex items-center gap-3 py-6 text-ink-muted">
          <Spinner className="size-5" />
          Searching…
        </p>
      )}
      {!failed && !loading && hits.length === 0 && (
        <p role="status" className="py-6 text-ink-muted">
          No products found.
        </p>
      )}
      <ul className="-mx-2">
        {hits.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => onPick(product)}
              className="flex w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-ink/5"
            >
              <LinePicture url={product.image} />
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{product.name}</span>
                <span className="block truncate text-sm text-ink-muted">
                  {product.sku} · {product.stockQuantity} in stock
                </span>
              </span>
              <span className="tabular-nums">{formatAmount(product.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
