'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TeamDraft } from '@/domain/teams/team-draft';
import type { DraftAnswer } from '@/modules/team/order-builder/save-draft';
import { requestTeam } from '@/modules/team/request-team';
import { createDraftSync, type DraftSync } from '@/modules/team/components/order-builder/draft-sync';
import { localCopy } from '@/modules/team/components/order-builder/local-copy';

/** One per team and window: it survives navigation, and saves in the meantime. */
const syncs = new Map<string, DraftSync>();

const NOWHERE = { take: async () => undefined, write: () => undefined };

function syncFor(teamId: string, stored: DraftAnswer): DraftSync {
  const known = syncs.get(teamId);
  if (known) return known;
  const send = (version: number, draft: TeamDraft) =>
    requestTeam<DraftAnswer>('/api/team/draft', { method: 'PUT', body: { version, draft } });
  if (typeof window === 'undefined') return createDraftSync(stored, { send, local: NOWHERE });
  const sync = createDraftSync(stored, { send, local: localCopy(teamId) });
  syncs.set(teamId, sync);
  return sync;
}

export function useOrderDraft(teamId: string, stored: DraftAnswer) {
  const [sync] = useState(() => syncFor(teamId, stored));
  const state = useSyncExternalStore(sync.subscribe, sync.state, sync.state);

  useEffect(() => {
    sync.meet(stored);
    void sync.restore();
  }, [sync, stored]);

  useEffect(() => {
    const saveNow = () => void sync.save();
    const readAgain = async () => {
      const answer = await requestTeam<DraftAnswer>('/api/team/draft');
      if (answer.ok) sync.meet(answer.value);
    };
    const onVisibility = () => (document.visibilityState === 'hidden' ? saveNow() : void readAgain());
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [sync]);

  return { sync, state };
}
