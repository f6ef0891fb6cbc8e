'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { requestCms, UNAUTHORIZED } from '../../http/server-calls';
import type { BulkAction, BulkOutcome } from '@/modules/pages/editing/bulk-pages';
import type { CheckedPage } from '@/modules/pages/publishing/check-pages';
import type { Message } from '@/domain/text/message';

export function usePageWork() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  /** Undefined, with a toast, on failure. */
  async function send<Value>(path: string, body?: object): Promise<Value | undefined> {
    setBusy(true);
    const answer = await requestCms<Value>(path, 'POST', body);
    setBusy(false);
    if (answer.ok) return answer.value;
    // Session ended: reloading leads to the login.
    if (answer.status === UNAUTHORIZED) window.location.reload();
    else toast(failed(answer.message));
    return undefined;
  }

  async function change<Value>(path: string, body?: object): Promise<Value | undefined> {
    const value = await send<Value>(path, body);
    if (value) router.refresh();
    return value;
  }

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

type Action = 'publish' | 'unpublish' | 'trash' | 'restore';
type Reasons = readonly { message: string }[];
type Outcome = { done: readonly string[]; failed: Reasons; keptBack?: Reasons };

const DONE: Record<Action, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  trash: 'Deleted',
  restore: 'Restored',
};

const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

const reasonsOf = (each: Reasons): string => [...new Set(each.map(({ message }) => message))].join(' ');

export function bulkMessage(action: Action, { done, failed, keptBack = [] }: Outcome): Message {
  const reasons = reasonsOf(failed);
  if (done.length === 0 && failed.length > 0) {
    return { title: '❌ Error', description: reasons, variant: 'destructive' };
  }
  const title = `✅ ${done.length === 1 ? 'Page' : `${done.length} Pages`} ${DONE[action]}`;
  const details = [
    ...(failed.length > 0 ? [`${pages(failed.length)} not changed. ${reasons}`] : []),
    ...(keptBack.length > 0 ? [`${pages(keptBack.length)} restored as a draft. ${reasonsOf(keptBack)}`] : []),
  ];
  return details.length > 0 ? { title, description: details.join(' ') } : { title };
}
