'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { failed } from '@/ui/failed';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { deleteProductAction, duplicateProductAction, setProductActiveAction } from '../product-actions';
import { productHref } from '../product-filters';

const NO_CONNECTION = 'No connection. Please try again.';

export function useProductWork({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [busy, start] = useTransition();

  function duplicate() {
    start(async () => {
      const result = await callAction(duplicateProductAction(id), NO_CONNECTION);
      if (!result.ok) return void toast(failed(result.message));
      toast({ title: '✅ Product Duplicated', description: `${result.name} is inactive until you activate it.` });
      router.push(productHref(result.id));
    });
  }

  async function setActive(isActive: boolean): Promise<void> {
    const result = await callAction(setProductActiveAction(id, isActive), NO_CONNECTION);
    if (!result.ok) return void toast(failed(result.message));
    toast({
      title: '✅ Product Updated',
      description: isActive ? `${name} is now in the shop.` : `${name} is no longer in the shop.`,
      action: { label: 'Undo', onClick: () => void setActive(!isActive) },
    });
  }

  async function remove(): Promise<string | undefined> {
    const result = await callAction(deleteProductAction(id), NO_CONNECTION);
    if (!result.ok && result.code === 'in_use') return result.message;
    toast(
      result.ok ? { title: '✅ Product Deleted', description: `${name} has been deleted.` } : failed(result.message),
    );
    return undefined;
  }

  return { busy, duplicate, setActive, remove };
}
