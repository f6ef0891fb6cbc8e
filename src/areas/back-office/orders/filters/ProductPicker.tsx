'use client';

import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '@/ui/cn';
import type { FieldControl } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { useAnswer } from '@/ui/use-answer';
import type { FoundProduct } from '@/data/products';
import { ORDERS_PATH } from './order-filters';

type PickedProduct = { id: string; name: string };

type ProductPickerProps = {
  control: FieldControl;
  value: PickedProduct | undefined;
  onChange: (product: PickedProduct | undefined) => void;
};

/** Combobox after the WAI-ARIA pattern. */
export function ProductPicker({ control, value, onChange }: ProductPickerProps) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const { products, state } = useProductSearch(typed);
  const listId = useId();
  const open = typed !== undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  function pick(product: PickedProduct | undefined) {
    onChange(product);
    setTyped(undefined);
    setActive(0);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      const product = products[active];
      if (product) pick(product);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) setTyped('');
      else if (products.length > 0) {
        setActive((active + (event.key === 'ArrowDown' ? 1 : products.length - 1)) % products.length);
      }
    }
  }

  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(undefined);
      }}
    >
      <input
        {...control}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && products[active] ? optionId(active) : undefined}
        autoComplete="off"
        placeholder="Type a name or SKU"
        className="control pr-11"
        value={typed ?? value?.name ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {value && !open && (
        <IconButton
          label="Clear product"
          size="sm"
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => pick(undefined)}
        >
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
      <ul
        id={listId}
        role="listbox"
        aria-label="Products"
        hidden={!open || products.length === 0}
        className="mt-1.5 max-h-56 overflow-y-auto rounded-control border border-line-strong bg-surface-raised p-1"
      >
        {products.map((product, index) => (
          // Focus stays in the field, which moves over the options and picks.
          <li
            key={product.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={cn('cursor-pointer rounded-control px-2.5 py-2 text-sm', index === active && 'bg-ink/8')}
            onMouseMove={() => setActive(index)}
            onMouseDown={(event) => {
              event.preventDefault();
              pick(product);
            }}
          >
            <span className="block truncate font-medium">{product.name}</span>
            <span className="block truncate text-xs text-ink-muted">{product.sku}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={cn('text-sm text-ink-muted', open && state !== 'found' && 'mt-1.5')}>
        {open && state === 'searching' && 'Searching products…'}
        {open && state === 'none' && 'No products found.'}
        {open && state === 'failed' && 'The search failed. Please try again.'}
      </p>
    </div>
  );
}

type ProductSearch = { products: FoundProduct[]; state: 'searching' | 'found' | 'none' | 'failed' };

function useProductSearch(search: string | undefined): ProductSearch {
  const path = search === undefined ? undefined : `${ORDERS_PATH}/products?${new URLSearchParams({ search })}`;
  const { answer, loading, failed } = useAnswer<{ products: FoundProduct[] }>(path, { pause: 200 });

  if (failed) return { products: [], state: 'failed' };
  if (path === undefined || loading || !answer) return { products: [], state: 'searching' };
  return { products: answer.products, state: answer.products.length > 0 ? 'found' : 'none' };
}
