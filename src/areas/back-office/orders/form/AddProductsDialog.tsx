'use client';

import { Search } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { formatAmount, addAmounts } from '@/domain/money/money';
import { formatCount } from '@/domain/text/locale';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { useAnswer } from '@/ui/use-answer';
import { useSentForm } from '@/ui/use-sent-form';
import type { OrderableProduct } from '../data/orderable-products';
import { type FormLine, unitsOf } from './order-form';
import { LinePicture } from '../LinePicture';
import { compareSizes, sizeLabelOf } from '@/domain/catalogue/sizes';
import { SELECT_QUANTITIES } from '@/domain/catalogue/storefront-messages';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';

type AddProductsDialogProps = { what: string; onAdd: (lines: FormLine[]) => void; onClose: () => void };

export function AddProductsDialog({ what, onAdd, onClose }: AddProductsDialogProps) {
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
        <AddProductForm product={product} what={what} onAdd={onAdd} onBack={() => setProduct(undefined)} />
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

type AddProductFormProps = {
  product: OrderableProduct;
  what: string;
  onAdd: (lines: FormLine[]) => void;
  onBack: () => void;
};

function AddProductForm({ product, what, onAdd, onBack }: AddProductFormProps) {
  const first = product.colors.find(({ available }) => available)?.name ?? '';
  const [color, setColor] = useState(first);
  const options = optionsOf(product, color);
  const { notice, form } = useSentForm({ send: async (typed) => add(typed) });

  function add(data: FormData) {
    const lines = options.flatMap(({ size, unitPrice }) => {
      const quantity = String(data.get(size ?? 'quantity') ?? '').trim();
      return quantity === '' || quantity === '0' ? [] : [lineOf(product, { color, size, quantity, unitPrice })];
    });
    if (lines.length === 0 || lines.some(({ quantity }) => unitsOf(quantity) === undefined)) {
      return { message: lines.length === 0 ? SELECT_QUANTITIES.description : 'Please enter whole numbers.' };
    }
    onAdd(lines);
    return {};
  }

  return (
    <form {...form} className="space-y-5">
      {product.colors.length > 0 && (
        <Field label="Colour" required>
          {(control) => (
            <Select {...control} value={color} onChange={(event) => setColor(event.target.value)}>
              {product.colors.map(({ name, available }) => (
                <option key={name} value={name} disabled={!available}>
                  {available ? name : `${name} (not available)`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {options.length === 0 && <p className="text-ink-muted">Not made in this colour.</p>}
      <div key={color} className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
        {options.map(({ size, unitPrice, stock, isAvailable }) => (
          <Field
            key={size ?? 'quantity'}
            label={size ? sizeLabelOf(size) : 'Quantity'}
            hint={`${isAvailable ? `${formatCount(stock)} in stock` : 'Not available'} · ${formatAmount(unitPrice)}`}
          >
            {(control) => (
              <Input
                {...control}
                name={size ?? 'quantity'}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                disabled={!isAvailable}
                placeholder="0"
              />
            )}
          </Field>
        ))}
      </div>
      {notice && (
        <div role="alert">
          <FieldError>{notice}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button type="submit">{`Add to ${what}`}</Button>
      </div>
    </form>
  );
}

type Option = { size?: string; unitPrice: number; stock: number; isAvailable: boolean };

function optionsOf(product: OrderableProduct, color: string): Option[] {
  const { price, stockQuantity, variations, colors } = product;
  if (variations.length === 0) return [{ unitPrice: price, stock: stockQuantity, isAvailable: true }];
  return variations
    .filter(({ colorName }) => colors.length === 0 || colorName === color)
    .sort((a, b) => compareSizes(a.sizeCode, b.sizeCode))
    .map(({ sizeCode, stockQuantity: stock, additionalPrice, isAvailable }) => ({
      size: sizeCode,
      unitPrice: addAmounts(price, additionalPrice),
      stock,
      isAvailable,
    }));
}

type Choice = { color: string; size: string | undefined; quantity: string; unitPrice: number };

const lineOf = ({ id, name, image }: OrderableProduct, { color, size, quantity, unitPrice }: Choice): FormLine => ({
  key: crypto.randomUUID(),
  product: id,
  name,
  color: color || undefined,
  size,
  quantity,
  unitPrice,
  image,
});
