'use client';

import { ImageOff, Copy, ExternalLink, Eye, EyeOff, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { formatAmount } from '@/domain/money/money';
import { formatCount } from '@/domain/text/locale';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import type { ProductRow } from '../data/products';
import { productHref } from '../product-filters';
import { parseAmount, parseUnits } from './product-inline';
import { InlineNumber } from './InlineNumber';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { useProductWork } from './use-product-work';

export const PRODUCT_COLUMNS =
  'grid-cols-[3rem_minmax(0,1fr)_8rem_7rem_6.5rem_2.75rem] items-center gap-x-4 px-4 lg:grid-cols-[3rem_minmax(0,1fr)_9rem_8rem_8rem_6.5rem_2.75rem] dense:grid-cols-[1.75rem_minmax(0,1fr)_11rem_9.5rem_9.5rem_6rem_1.75rem]';

type ProductListRowProps = {
  product: ProductRow;
  lowStockThreshold: number;
  selected: boolean | undefined;
  onSelect: (id: string, selected: boolean) => void;
};

export function ProductListRow({ product, lowStockThreshold, selected, onSelect }: ProductListRowProps) {
  const { id, name, sku, category, price, salePrice, stock, variations, isActive } = product;
  const href = productHref(id);
  const isLow = stock <= lowStockThreshold;
  return (
    <article
      aria-label={name}
      className={cn(
        PRODUCT_COLUMNS,
        selected ? 'bg-brand-soft' : 'bg-surface-raised',
        'grid border-line py-3 max-md:mb-2.5 max-md:grid-cols-[3rem_minmax(0,1fr)_2.75rem] max-md:gap-y-2 max-md:rounded-card max-md:border md:border-b md:in-[li:last-child]:border-b-0 dense:min-h-7.5 dense:py-0 dense:text-sm',
      )}
    >
      {selected === undefined ? (
        <Thumbnail product={product} />
      ) : (
        <label className="grid size-12 cursor-pointer place-items-center dense:size-6.5">
          <input
            type="checkbox"
            className="size-4.5 cursor-pointer accent-brand"
            checked={selected}
            onChange={({ target }) => onSelect(id, target.checked)}
          />
          <span className="sr-only">Select {name}</span>
        </label>
      )}
      <div className="min-w-0 dense:flex dense:items-baseline dense:gap-3">
        <Link
          href={href}
          prefetch={false}
          className="line-clamp-2 dense:line-clamp-1 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="truncate text-sm text-ink-muted dense:shrink-0 dense:text-xs">
          {sku}
          {category && <span className="lg:hidden"> · {category}</span>}
        </p>
      </div>
      <p className="truncate text-sm max-lg:hidden">{category}</p>
      <div className="text-sm max-md:order-1 max-md:col-span-2 max-md:flex max-md:items-center max-md:gap-2 md:text-right">
        <span className="text-ink-muted md:sr-only">Price </span>
        <div className="dense:flex dense:flex-row-reverse dense:items-center">
          <InlineNumber
            label={`Price of ${name}`}
            productId={id}
            field="price"
            value={price}
            format={formatAmount}
            parse={parseAmount}
          />
          {salePrice !== null && (
            <p className="text-xs text-accent max-md:ml-2 max-md:inline md:pr-2 dense:grow dense:pr-0 dense:text-left">
              Sale {formatAmount(salePrice)}
            </p>
          )}
        </div>
      </div>
      <div className="text-sm max-md:order-2 max-md:col-span-2 max-md:flex max-md:items-center max-md:gap-2 md:text-right">
        <span className="text-ink-muted md:sr-only">Stock </span>
        <div
          className={cn('dense:flex dense:flex-row-reverse dense:items-center', isLow && 'font-semibold text-warning')}
        >
          {variations > 0 ? (
            <Link
              href={`${href}#variations`}
              prefetch={false}
              aria-label={`Stock of ${name}: ${formatCount(stock)}, in ${variations} variations`}
              title="Edit the stock of its variations"
              className="inline-flex min-h-9 items-center px-2 tabular-nums dense:min-h-6 underline decoration-dotted underline-offset-4 hover:decoration-solid"
            >
              {formatCount(stock)}
            </Link>
          ) : (
            <InlineNumber
              label={`Stock of ${name}`}
              productId={id}
              field="stock"
              value={stock}
              format={formatCount}
              parse={parseUnits}
            />
          )}
          {isLow && (
            <span className="text-xs max-md:ml-1 md:block md:pr-2 dense:grow dense:pr-0 dense:text-left">
              {stock === 0 ? 'Sold out' : 'Low stock'}
            </span>
          )}
        </div>
      </div>
      <div className="max-md:order-3 max-md:col-span-1 max-md:justify-self-end md:block">
        <Badge variant={isActive ? 'default' : 'secondary'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <ProductRowMenu product={product} />
    </article>
  );
}

function Thumbnail({ product: { picture, isActive } }: { product: ProductRow }) {
  if (!picture) {
    return (
      <span
        aria-hidden
        className="grid size-12 place-items-center rounded-control bg-surface-sunken dense:size-6.5 text-ink-muted"
      >
        <ImageOff className="size-5" />
      </span>
    );
  }
  return (
    // Our own thumbnails: Next’s optimiser would add nothing.
    <img
      src={`/api/media/file/${encodeURIComponent(picture)}`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={cn(
        'size-12 rounded-control bg-surface-sunken object-contain dense:size-6.5',
        !isActive && 'opacity-50 grayscale',
      )}
    />
  );
}

type MenuProduct = Pick<ProductRow, 'id' | 'name' | 'slug' | 'isActive'>;

function ProductRowMenu({ product }: { product: MenuProduct }) {
  const { id, name, slug, isActive } = product;
  const [asking, setAsking] = useState<'delete' | 'deactivate'>();
  const [inUse, setInUse] = useState('');
  const { busy, duplicate, setActive, remove } = useProductWork(product);

  async function onDelete() {
    const refused = await remove();
    setInUse(refused ?? '');
    setAsking(refused ? 'deactivate' : undefined);
    return false;
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={`More for ${name}`}
            disabled={busy}
            aria-busy={busy || undefined}
            className="justify-self-end dense:size-7"
          >
            <MoreHorizontal aria-hidden className="size-5" />
          </IconButton>
        }
      >
        <DropdownMenuItem asChild disabled={!isActive}>
          <a href={`/product/${slug}`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            View on site
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={productHref(id)} prefetch={false}>
            <Pencil aria-hidden />
            Edit
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={duplicate}>
          <Copy aria-hidden />
          Duplicate
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void setActive(!isActive)}>
          {isActive ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {isActive ? 'Deactivate' : 'Activate'}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem destructive onSelect={() => setAsking('delete')}>
          <Trash2 aria-hidden />
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
      <ConfirmDialog
        title={`Delete ${name}?`}
        description="The product is deleted with all its variations and their stock. This cannot be undone."
        confirmLabel="Delete"
        destructive
        open={asking === 'delete'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        onConfirm={onDelete}
      />
      <ConfirmDialog
        title={isActive ? `Deactivate ${name} instead?` : `${name} cannot be deleted`}
        description={`${inUse} If you deactivate it, it leaves the shop and its orders stay as they are.`}
        confirmLabel={isActive ? 'Deactivate' : 'OK'}
        open={asking === 'deactivate'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        onConfirm={() => (isActive ? setActive(false) : undefined)}
      />
    </>
  );
}
