'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CONNECTION_FAILED, failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { askCms, UNAUTHORIZED } from '../../http/server-calls';
import type { BulkAction, BulkOutcome } from '@/modules/pages/editing/bulk-pages';
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
    if (answer.kind === 'ok') {
      router.refresh();
      return answer.value;
    }
    // Signed out in the meantime: the page itself leads to the login.
    if (answer.kind === 'refused' && answer.status === UNAUTHORIZED) window.location.reload();
    else toast(answer.kind === 'refused' ? failed(answer.message) : CONNECTION_FAILED);
    return undefined;
  }

  /** The same with each of some pages; what was deleted can be taken back. */
  async function bulk(ids: readonly string[], action: BulkAction): Promise<BulkOutcome | undefined> {
    const outcome = await send<BulkOutcome>('/cms/pages/bulk', { ids, action });
    if (!outcome) return undefined;
    const undo =
      action === 'trash' && outcome.done.length > 0
        ? { label: 'Undo', onClick: () => void bulk(outcome.done, 'restore') }
        : undefined;
    toast({ ...bulkMessage(action, outcome), action: undo });
    return outcome;
  }

  async function duplicate(id: string) {
    const copy = await send<{ document: { title: string } }>(`/cms/pages/${id}/duplicate`);
    if (copy) toast({ title: '✅ Page Duplicated', description: `${copy.document.title} is a draft.` });
  }

  async function makeHomepage(id: string, title: string) {
    if (await send(`/cms/pages/${id}/homepage`)) {
      toast({ title: '✅ Homepage Changed', description: `${title} is the homepage now.` });
    }
  }

  return { busy, bulk, duplicate, makeHomepage };
}
