'use client';

import { unstable_rethrow } from 'next/navigation';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { RedirectRow } from './data/redirects';
import { deleteRedirectAction, restoreRedirectAction } from '../settings-actions';

const FAILED = failed('Failed to save settings. Please try again.');

/** Deletes a redirect, which can be taken back for as long as the notice stands. */
export function useDeleteRedirect(): (redirect: RedirectRow) => Promise<void> {
  return async (redirect) => {
    const { id, from, to, isAutomatic } = redirect;
    const isDone = await attempt(() => deleteRedirectAction(id));
    if (!isDone) return;
    toast({
      title: 'Redirect deleted',
      description: `${from} no longer redirects.`,
      action: to ? { label: 'Undo', onClick: () => void restore({ from, to, isAutomatic }) } : undefined,
    });
  };
}

async function restore(redirect: { from: string; to: string; isAutomatic: boolean }): Promise<void> {
  await attempt(async () => {
    const result = await restoreRedirectAction(redirect);
    toast(result.ok ? { title: 'Redirect restored', description: redirect.from } : failed(result.message));
  });
}

async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    unstable_rethrow(error);
    toast(FAILED);
    return false;
  }
}
