'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CONNECTION_FAILED, failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { askCms, UNAUTHORIZED } from '../../http/server-calls';
import type { BulkAction, BulkOutcome } from '@/modules/pages/editing/bulk-pages';
import type { CheckedPage } from '@/modules/pages/publishing/check-pages';
import { bulkMessage } from './bulk-message';

/** What can be done with pages of the list; each tells by toast how it went and has the list read again. */
export function usePageWork() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  /** Answers nothing where it did not work, having said so. */
  async function send<Value>(path: string, body?: object): Promise<Value | undefined> {
    setBusy(true);
    const answer = await askCms<Value>(path, 'POST', body);
    setBusy(false);
    if (answer.kind === 'ok') return answer.value;
    // Signed out in the meantime: the page itself leads to the login.
    if (answer.kind === 'refused' && answer.status === UNAUTHORIZED) window.location.reload();
    else toast(answer.kind === 'refused' ? failed(answer.message) : CONNECTION_FAILED);
    return undefined;
  }

  async function change<Value>(path: string, body?: object): Promise<Value | undefined> {
    const value = await send<Value>(path, body);
    if (value) router.refresh();
    return value;
  }

  /**
   * The same with each of some pages; what was deleted can be taken back.
   * @param redirectTo where the addresses of pages that leave the site lead.
   */
  async function bulk(
    ids: readonly string[],
    action: BulkAction,
    redirectTo?: string,
  ): Promise<BulkOutcome | undefined> {
    const outcome = await change<BulkOutcome>('/cms/pages/bulk', { ids, action, redirectTo });
    if (!outcome) return undefined;
    const undo =
      action === 'trash' && outcome.done.length > 0
        ? { label: 'Undo', onClick: () => void bulk(outcome.done, 'restore') }
        : undefined;
    toast({ ...bulkMessage(action, outcome), action: undo });
    return outcome;
  }

  /** What is to be mended or confirmed before some pages are published; nothing where that failed, having said so. */
  async function check(ids: readonly string[]): Promise<CheckedPage[] | undefined> {
    return (await send<{ pages: CheckedPage[] }>('/cms/pages/check', { ids }))?.pages;
  }

  async function duplicate(id: string) {
    const copy = await change<{ document: { title: string } }>(`/cms/pages/${id}/duplicate`);
    if (copy) toast({ title: '✅ Page Duplicated', description: `${copy.document.title} is a draft.` });
  }

  async function makeHomepage(id: string, title: string) {
    if (await change(`/cms/pages/${id}/homepage`)) {
      toast({ title: '✅ Homepage Changed', description: `${title} is the homepage now.` });
    }
  }

  return { busy, bulk, check, duplicate, makeHomepage };
}
