import { answerOf } from '@/ui/answer-of';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { RedirectRow } from './data/redirects';
import { deleteRedirectAction, restoreRedirectAction } from '../settings-actions';
import { NOT_SAVED } from '@/modules/accounts/components/settings/settings-messages';

/** Deletes a redirect, which can be taken back for as long as the notice stands. */
export async function removeRedirect({ id, from, to, isAutomatic }: RedirectRow): Promise<void> {
  const result = await answerOf(deleteRedirectAction(id), NOT_SAVED);
  if (!result.ok) return void toast(failed(result.message));
  toast({
    title: 'Redirect deleted',
    description: `${from} no longer redirects.`,
    action: to ? { label: 'Undo', onClick: () => void restore({ from, to, isAutomatic }) } : undefined,
  });
}

async function restore(redirect: { from: string; to: string; isAutomatic: boolean }): Promise<void> {
  const result = await answerOf(restoreRedirectAction(redirect), NOT_SAVED);
  toast(result.ok ? { title: 'Redirect restored', description: redirect.from } : failed(result.message));
}
