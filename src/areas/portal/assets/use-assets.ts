'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { AssetType, AssetUsage } from '@/domain/teams/design-assets';
import { LOADING_FAILED } from '@/domain/teams/design-assets-messages';
import { toast } from '@/ui/toast';
import { useTypingPause } from '@/ui/use-typing-pause';
import type { AssetView } from '@/modules/team/data/asset-view';
import type { AssetList } from './data';
import { requestTeam } from '@/modules/team/request-team';

export type AssetFilter = { type: AssetType | undefined; q: string };

const searchOf = ({ type, q }: AssetFilter, after?: string): string =>
  new URLSearchParams({ ...(type && { type }), ...(q && { q }), ...(after && { after }) }).toString();

export function useAssets(initial: AssetList, initialFilter: AssetFilter) {
  const router = useRouter();
  const [list, setList] = useState(initial);
  const [filter, setFilter] = useState(initialFilter);
  const [state, setState] = useState<'ready' | 'loading' | 'more' | 'failed'>('ready');
  const latest = useRef(0);
  const typing = useTypingPause(250);

  async function load(wanted: AssetFilter, after?: string) {
    const request = (latest.current += 1);
    setState(after ? 'more' : 'loading');
    const result = await requestTeam<AssetList>(`/api/team/assets?${searchOf(wanted, after)}`);
    if (request !== latest.current) return;
    setState(result.ok ? 'ready' : 'failed');
    if (!result.ok) return void toast(LOADING_FAILED);
    const step = result.value;
    setList((before) => {
      if (!after) return step;
      const known = new Set(before.assets.map(({ id }) => id));
      return { ...step, assets: [...before.assets, ...step.assets.filter(({ id }) => !known.has(id))] };
    });
  }

  function changeFilter(next: AssetFilter) {
    setFilter(next);
    const show = () => {
      const search = searchOf(next);
      window.history.replaceState(null, '', search ? `?${search}` : window.location.pathname);
      void load(next);
    };
    typing.cancel();
    if (next.q === filter.q) show();
    else typing.whenPaused(show);
  }

  function put(asset: AssetView, usage: AssetUsage) {
    setList((before) => {
      const isKnown = before.assets.some(({ id }) => id === asset.id);
      const others = before.assets.filter(({ id }) => id !== asset.id);
      const assets = [...others, asset].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
      return { ...before, assets, usage, total: before.total + (isKnown ? 0 : 1) };
    });
    router.refresh();
  }

  function take(id: string, usage: AssetUsage) {
    setList((before) => ({
      ...before,
      assets: before.assets.filter((asset) => asset.id !== id),
      usage,
      total: before.total - 1,
    }));
    router.refresh();
  }

  return {
    ...list,
    filter,
    state,
    changeFilter,
    put,
    take,
    retry: () => void load(filter),
    loadMore: () => {
      if (list.next && state === 'ready') void load(filter, list.next);
    },
  };
}

export type Assets = ReturnType<typeof useAssets>;
