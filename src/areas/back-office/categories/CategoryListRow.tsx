'use client';

import { GripVertical, Pencil, Tag, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import { useSortableRow } from '@/ui/SortableRows';
import type { CategoryRow } from './data';

type CategoryListRowProps = { category: CategoryRow; onEdit: () => void; onDelete: () => void };

export function CategoryListRow({ category, onEdit, onDelete }: CategoryListRowProps) {
  const { id, name, slug, description, parent, products, showInMenu, isActive } = category;
  const { row, handle, isMoving } = useSortableRow(id, name);
  return (
    <li
      {...row}
      className={cn(
        'flex items-center gap-2 bg-surface-raised py-2.5 pr-3 pl-1 sm:gap-4 sm:pr-4 sm:pl-2',
        isMoving && 'relative z-10 rounded-control shadow-overlay ring-1 ring-brand',
      )}
    >
      <button
        {...handle}
        title="Move"
        className="icon-btn shrink-0 cursor-grab touch-none text-ink-muted hover:text-ink active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <CategoryIcon url={category.icon?.url} className="max-sm:hidden" />
      <div className={cn('min-w-0 grow', !isActive && 'text-ink-muted')}>
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-[0.9375rem] font-semibold tracking-normal normal-case wrap-anywhere">
          {name}
          <span className="text-sm font-normal text-ink-muted">/{slug}</span>
          {!isActive && <Badge variant="secondary">Inactive</Badge>}
          {isActive && !showInMenu && <Badge variant="outline">Not in menu</Badge>}
        </h2>
        <p className="truncate text-sm text-ink-muted">
          {parent && <>In {parent.name}. </>}
          {description}
        </p>
        <ProductCount id={id} name={name} products={products} className="sm:hidden" />
      </div>
      <ProductCount id={id} name={name} products={products} className="shrink-0 max-sm:hidden" />
      <div className="flex shrink-0">
        <IconButton label={`Edit ${name}`} title="Edit" onClick={onEdit} className="text-ink-muted hover:text-ink">
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          label={`Delete ${name}`}
          title="Delete"
          onClick={onDelete}
          className="text-ink-muted hover:text-danger"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}

export function CategoryIcon({ url, className }: { url: string | undefined; className?: string }) {
  return (
    <span
      className={cn(
        'grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-surface-sunken',
        className,
      )}
    >
      {url ? (
        <img src={url} alt="" width={48} height={48} loading="lazy" className="size-full object-cover" />
      ) : (
        <Tag aria-hidden className="size-5 text-ink-muted" />
      )}
    </span>
  );
}

type ProductCountProps = Pick<CategoryRow, 'id' | 'name' | 'products'> & { className?: string };

function ProductCount({ id, name, products, className }: ProductCountProps) {
  const text = `${products} ${products === 1 ? 'product' : 'products'}`;
  return (
    <Link
      href={`/admin/products?category=${id}`}
      prefetch={false}
      aria-label={`${text} in ${name}`}
      className={cn(
        'inline-block py-0.5 text-sm whitespace-nowrap tabular-nums underline-offset-4 hover:underline',
        className,
      )}
    >
      {text}
    </Link>
  );
}
