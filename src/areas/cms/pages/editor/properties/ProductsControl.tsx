'use client';

import { Package, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { useAnswer } from '@/ui/use-answer';
import { ItemButtons } from './ItemButtons';
import { PickerDialog } from '@/ui/PickerDialog';
import { propertyId, useSetProperty, type PropertyProps } from './property';

type Product = { id: string; name: string; thumbnail?: string };

export function ProductsControl({ blockId, field, path, value }: PropertyProps<'products'>) {
  const set = useSetProperty(blockId);
  const [picking, setPicking] = useState(false);
  const ids = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  const query = new URLSearchParams({ ids: ids.join(',') });
  const { answer } = useAnswer<{ items: Product[] }>(ids.length > 0 ? `/cms/products?${query}` : undefined);
  const known = new Map(answer?.items.map((product) => [product.id, product]));
  return (
    <fieldset id={propertyId(blockId, path)} tabIndex={-1} className="min-w-0 space-y-2">
      <legend className="text-sm font-semibold">{field.label}</legend>
      {ids.length === 0 && <p className="text-sm text-ink-muted">None chosen yet.</p>}
      <ul className="space-y-1.5">
        {ids.map((id, index) => {
          const name = known.get(id)?.name ?? (answer ? 'A deleted product' : 'Loading…');
          return (
            <li key={id} className="flex items-center gap-2 rounded-control border border-line py-1 pr-1 pl-2">
              <Thumbnail product={known.get(id)} />
              <span className="min-w-0 grow truncate text-sm">{name}</span>
              <ItemButtons
                name={name}
                index={index}
                count={ids.length}
                onMove={(to) => set(path, ids.toSpliced(index, 1).toSpliced(to, 0, id))}
                onRemove={() => set(path, ids.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ul>
      {ids.length < field.max && (
        <Button variant="outline" size="sm" onClick={() => setPicking(true)}>
          <Plus aria-hidden className="size-4" />
          Add product
        </Button>
      )}
      <PickerDialog<Product>
        title="Add a product"
        description="It is always shown as it is in the shop."
        placeholder="Search products"
        open={picking}
        onOpenChange={setPicking}
        hrefOf={(search) => `/cms/products?${new URLSearchParams({ q: search })}`}
        toItem={(product) => ({
          key: product.id,
          label: product.name,
          note: ids.includes(product.id) ? 'Chosen already' : undefined,
          picture: <Thumbnail product={product} />,
        })}
        onPick={({ id }) => ids.includes(id) || set(path, [...ids, id])}
      />
    </fieldset>
  );
}

function Thumbnail({ product }: { product: Product | undefined }) {
  return product?.thumbnail ? (
    <img src={product.thumbnail} alt="" className="size-9 shrink-0 rounded-control object-contain" />
  ) : (
    <Package aria-hidden className="size-5 shrink-0 text-ink-muted" />
  );
}
