'use client';

import { Copy, ExternalLink, Eye, EyeOff, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import type { ProductRow } from '../data/products';
import { productHref } from '../product-filters';
import { useProductWork } from './use-product-work';

type MenuProduct = Pick<ProductRow, 'id' | 'name' | 'slug' | 'isActive'>;

export function ProductRowMenu({ product }: { product: MenuProduct }) {
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
            className="justify-self-end"
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
        description="The product goes with all its variations and their stock. This cannot be undone."
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
