'use client';

import { unstable_rethrow, useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { toast } from '@/ui/toast';
import { productFailed } from '../product-messages';
import { deleteProductAction, duplicateProductAction, setProductActiveAction } from '../product-actions';
import { productHref } from '../product-filters';

const failed = { ok: false, code: 'failed', message: 'No connection. Please try again.' } as const;

/** What can be done with a product as a whole; each tells by toast how it went. */
export function useProductWork({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [busy, start] = useTransition();

  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | typeof failed> {
    try {
      return await work();
    } catch (error) {
      unstable_rethrow(error); // a lapsed session leads to the login
      return failed;
    }
  }

  function duplicate() {
    start(async () => {
      const result = await attempt(() => duplicateProductAction(id));
      if (!result.ok) return void toast(productFailed(result.message));
      toast({ title: '✅ Product Duplicated', description: `${result.name} is inactive until you activate it.` });
      router.push(productHref(result.id));
    });
  }

  async function setActive(isActive: boolean): Promise<void> {
    const result = await attempt(() => setProductActiveAction(id, isActive));
    if (!result.ok) return void toast(productFailed(result.message));
    toast({
      title: '✅ Product Updated',
      description: isActive ? `${name} is on sale` : `${name} is no longer on sale`,
      action: { label: 'Undo', onClick: () => void setActive(!isActive) },
    });
  }

  /** Answers why it cannot be deleted while orders refer to it. */
  async function remove(): Promise<string | undefined> {
    const result = await attempt(() => deleteProductAction(id));
    if (!result.ok && result.code === 'in_use') return result.message;
    toast(
      result.ok
        ? { title: '✅ Product Deleted', description: `${name} has been deleted` }
        : productFailed(result.message),
    );
    return undefined;
  }

  return { busy, duplicate, setActive, remove };
}
