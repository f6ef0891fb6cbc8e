'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NOTHING_TO_DELIVER } from '@/domain/delivery/edit-delivery';
import { draftFingerprint, emptyDraft, isTeamDraft, type TeamDraft } from '@/domain/teams/team-draft';
import type { Answer } from '@/lib/client/request';
import { createJournal } from '@/lib/client/sync/journal';
import { createSync, type SyncStatus } from '@/lib/client/sync/sync';
import { requestTeam } from '@/modules/team/request-team';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import type { DraftAnswer } from '@/modules/team/order-builder/save-draft';

type OrderDraftState = Omit<DraftAnswer, 'quote'> & {
  /** The server’s last prices, with the draft they are for. */
  quoted: { draft: TeamDraft; quote: TeamQuote };
  status: SyncStatus;
  /** Another window’s version, until the manager chooses. */
  theirs: DraftAnswer | undefined;
};

const isSame = (a: TeamDraft, b: TeamDraft) => draftFingerprint(a) === draftFingerprint(b);
const copyOf = (answer: DraftAnswer) => ({ ...answer, document: answer.draft, revision: answer.version });

async function request(method: 'GET' | 'PUT', body?: { version: number; draft: TeamDraft }) {
  const answer: Answer<DraftAnswer> & Partial<DraftAnswer> = await requestTeam('/api/team/draft', { method, body });
  if (answer.ok) return { ...answer, value: copyOf(answer.value) };
  return answer.code === 'conflict' ? { ...answer, current: copyOf(answer as unknown as DraftAnswer) } : answer;
}

/** Keeps a team’s draft and the server’s the same; if two windows changed it, the manager chooses. */
export function createOrderDraft(teamId: string, { quote, ...stored }: DraftAnswer) {
  const store = createStore<OrderDraftState>(() => ({
    ...{ ...stored, quoted: { draft: stored.draft, quote } },
    ...{ status: { kind: 'saved' }, theirs: undefined },
  }));
  const { getState, setState } = store;
  const show = (draft: TeamDraft) => setState({ draft });
  const sync = createSync({
    stored: copyOf({ ...stored, quote }),
    present: () => getState().draft,
    show,
    isSame,
    load: () => request('GET'),
    save: (draft, { revision }) => request('PUT', { version: Number(revision), draft }),
    confirm: ({ draft, version, submitKey, quote: latest }, sent) =>
      setState({ version, submitKey, quoted: { draft: sent?.document ?? draft, quote: latest } }),
    onStatus: (status, theirs) => setState({ status, theirs }),
    journal: createJournal(() => `kitroom.team-order.${teamId}`, isTeamDraft),
    pauseMs: 500,
  });
  /** Applies the server’s version if nothing here is unsaved. */
  const adopt = (answer: DraftAnswer) => void (sync.isDirty() || sync.adopt(copyOf(answer)));

  return {
    ...sync,
    ...{ store, state: getState, adopt },
    edit(draft: TeamDraft) {
      show(draft);
      sync.changed();
    },
    async reload() {
      const answer = await request('GET');
      if (answer.ok) adopt(answer.value);
    },
    conflict: (theirs: DraftAnswer) => sync.ask(copyOf(theirs)),
    /** Ends a conflict. @returns this window’s draft */
    choose(choice: 'mine' | 'theirs'): TeamDraft {
      const { draft: mine } = getState();
      sync.resolve(({ draft }) => {
        if (choice === 'theirs') show(draft);
        return true;
      });
      return mine;
    },
    requote: (latest: TeamQuote) => setState({ quoted: { draft: getState().draft, quote: latest } }),
    /** Begins the next order: the saved version has been submitted. */
    submitted: () =>
      sync.adopt(copyOf({ draft: emptyDraft(), version: getState().version + 1, submitKey: null, quote: EMPTY_QUOTE })),
  };
}

const EMPTY_QUOTE: TeamQuote = {
  ...{ lines: [], designs: [], taxes: null, needsProof: false, fieldErrors: {} },
  ...{ totalItems: 0, subtotal: 0, discountAmount: 0, totalAmount: 0, delivery: NOTHING_TO_DELIVER },
};

export type OrderDraft = ReturnType<typeof createOrderDraft>;

/** One for each team and window, so that work continues and saves after the page is left. */
const drafts = new Map<string, OrderDraft>();

function draftOf(teamId: string, stored: DraftAnswer): OrderDraft {
  const draft = drafts.get(teamId) ?? createOrderDraft(teamId, stored);
  if (typeof window === 'undefined' || drafts.has(teamId)) return draft;
  draft.start();
  drafts.set(teamId, draft);
  return draft;
}

export function useOrderDraft(teamId: string, stored: DraftAnswer) {
  const [draft] = useState(() => draftOf(teamId, stored));
  const state = useStore(draft.store);

  useEffect(() => {
    draft.adopt(stored);
    void draft.recover();
  }, [draft, stored]);

  useEffect(() => draft.follow(() => void draft.reload()), [draft]);

  return { draft, state };
}
