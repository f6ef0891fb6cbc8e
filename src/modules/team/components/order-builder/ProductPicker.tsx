'use client';

import { useId, useState } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { Price } from '@/ui/Price';
import { SearchIcon } from '@/ui/icons';
import { ColorSwatches } from '@/ui/ColorSwatches';
import { NoPicture } from '@/ui/NoPicture';
import type { BuilderProduct } from '../../data/builder-products';

type ProductPickerProps = { products: readonly BuilderProduct[]; onPick: (product: BuilderProduct) => void };

export function ProductPicker({ products, onPick }: ProductPickerProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = products.filter((product) => matches(product, search));
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id={`${id}-title`} className="text-subheading">
          Choose a product
        </h2>
        <div className="relative w-full sm:w-72">
          <label htmlFor={id} className="sr-only">
            Search products
          </label>
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-muted" />
          <input
            id={id}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder="Search products"
            className="control pl-10"
          />
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {found.length === 1 ? '1 product' : `${found.length} products`}
      </p>
      {found.length === 0 ? (
        <EmptyState headingLevel={3} title="No products found" description="Try another word, or clear the search." />
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
          {found.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ProductTile({ product, onPick }: { product: BuilderProduct } & Pick<ProductPickerProps, 'onPick'>) {
  const { name, image, price, salePrice, colors, priceTiers } = product;
  const [tier] = [...priceTiers].sort((a, b) => a.minQuantity - b.minQuantity);
  return (
    <article className="card card-interactive relative flex h-full flex-col has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <div className="aspect-4/5 w-full overflow-hidden bg-surface-sunken">
        {image ? (
          <img src={image} alt="" width={400} height={500} loading="lazy" className="size-full object-cover" />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-3 sm:p-4">
        <h3 className="text-lg leading-tight wrap-anywhere">
          <button
            type="button"
            onClick={() => onPick(product)}
            className="text-left uppercase outline-none after:absolute after:inset-0"
          >
            {name}
          </button>
        </h3>
        <ColorSwatches colors={colors} />
        <div className="mt-auto">
          <Price price={price} salePrice={salePrice} size="sm" />
          {tier && (
            <p className="mt-0.5 text-xs text-ink-muted">{`${tier.percentOff}% off from ${tier.minQuantity}`}</p>
          )}
        </div>
      </div>
    </article>
  );
}

function matches({ name, category }: BuilderProduct, search: string): boolean {
  const text = `${name} ${category ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
