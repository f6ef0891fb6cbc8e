'use client';

import { useState } from 'react';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { requestCms } from '../../http/server-calls';
import type { PageListing } from '../data/pages';

const MOST = 200;

export function usePageSelection(query: string) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [shownQuery, setShownQuery] = useState(query);

  // The selection may not be part of another list.
  if (shownQuery !== query) {
    setShownQuery(query);
    setIds([]);
  }

  function tick(id: string, on: boolean) {
    const others = ids.filter((each) => each !== id);
    setIds(on ? [...others, id].slice(-MOST) : others);
  }

  async function tickAll() {
    const step = new URLSearchParams(query);
    step.set('limit', String(MOST));
    const answer = await requestCms<PageListing>(`/cms/pages/list?${step}`, 'GET');
    if (!answer.ok) return void toast(failed(answer.message));
    setIds(answer.value.rows.map(({ id }) => id));
    if (answer.value.matching > MOST) {
      toast({ title: `The first ${MOST} pages are selected`, description: 'No more can be changed at once.' });
    }
  }

  return { ids, setIds, tick, tickAll };
}
