'use client';

import { useRef, useState, useTransition } from 'react';
import type { DeliveryPreferences } from '@/domain/teams/team-delivery';
import type { TeamDraft } from '@/domain/teams/team-draft';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderProduct } from '../../data/builder-products';
import { useLines } from './use-lines';
import { useRefusals } from './use-refusals';

/** An order that is put together in this window alone: what is in it, what is wrong with it and whether it is sent. */
export function useDraft<Notice>(
  start: TeamDraft,
  products: ReadonlyMap<string, BuilderProduct>,
  artwork: readonly BuilderArtwork[],
) {
  const [draft, setDraft] = useState(start);
  const latest = useRef(draft);
  const [notice, setNotice] = useState<Notice>();
  const refused = useRefusals(draft);
  const [isSaving, startSaving] = useTransition();
  const [isDone, setDone] = useState(false);

  function edit(next: TeamDraft) {
    latest.current = next;
    setDraft(next);
    setNotice(undefined);
  }

  return {
    draft,
    lines: useLines({ state: () => ({ draft: latest.current }), edit }, products, artwork),
    notice,
    setNotice,
    ...refused,
    isDone,
    setDone,
    isSaving: isSaving || isDone,
    startSaving,
    setNotes: (notes: string) => edit({ ...latest.current, notes }),
    setWishes(change: DeliveryPreferences, field: string) {
      edit({ ...latest.current, ...change });
      refused.forget(field);
    },
  };
}
