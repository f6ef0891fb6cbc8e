'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NOTHING_TO_DELIVER } from '@/domain/delivery/edit-delivery';
import { draftFingerprint, emptyDraft, isTeamDraft, type TeamDraft } from '@/domain/teams/team-draft';
import type { Answer } from '@/lib/client/request';
import { createJournal } from '@/lib/client/sync/journal';
import { createSync, followWindow, type SyncStatus } from '@/lib/client/sync/sync';
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
const stateOf = ({ quote, ...stored }: DraftAnswer): Omit<OrderDraftState, 'status'> => ({
  ...stored,
  quoted: { draft: stored.draft, quote },
  theirs: undefined,
});

async function request(method: 'GET' | 'PUT', body?: { version: number; draft: TeamDraft }) {
  const answer: Answer<DraftAnswer> & Partial<DraftAnswer> = await requestTeam('/api/team/draft', { method, body });
  if (answer.ok) return { ...answer, value: copyOf(answer.value) };
  return answer.code === 'conflict' ? { ...answer, current: copyOf(answer as unknown as DraftAnswer) } : answer;
}

/** Keeps a team’s draft and the server’s the same; if two windows changed it, the manager chooses. */
export function createOrderDraft(teamId: string, stored: DraftAnswer) {
  const store = createStore<OrderDraftState>(() => ({ ...stateOf(stored), status: { kind: 'saved' } }));
  const journal = createJournal(() => `kitroom.team-order.${teamId}`, isTeamDraft);
  const sync = createSync({
    base: copyOf(stored),
    present: () => store.getState().draft,
    isSame,
    load: () => request('GET'),
    save: (draft, { revision }) => request('PUT', { version: Number(revision), draft }),
    merge({ draft, version, submitKey, quote }, _, isDirty) {
      const theirs = { draft, version, submitKey, quote };
      store.setState(isDirty ? { theirs } : { draft });
      return !isDirty;
    },
    confirm({ draft, version, submitKey, quote }, sent) {
      const quoted = { draft: sent?.document ?? draft, quote };
      store.setState({ version, submitKey, quoted, theirs: undefined });
    },
    onStatus: (status) => store.setState({ status }),
    keep: (kept, isUnsaved) => journal.write(isUnsaved ? kept : undefined),
    pauseMs: 500,
  });
  const { getState, setState } = store;
  const edit = (draft: TeamDraft) => {
    setState({ draft });
    sync.changed();
  };

  return {
    ...{ store, sync, edit, state: getState },
    start() {
      journal.announce();
      sync.start();
    },
    /** Applies the server’s version if nothing here is unsaved. */
    adopt: (answer: DraftAnswer) => void (sync.isDirty() || sync.adopt(copyOf(answer))),
    /** Continues a closed window’s unsaved work. */
    async restore() {
      for (const { key } of await journal.find())
        await journal.take(key, (kept) => {
          const { draft, quoted, theirs, ...known } = getState();
          if (sync.isDirty() || theirs) return false;
          setState({ draft: kept.document });
          sync.restore(kept, copyOf({ ...known, draft, quote: quoted.quote }));
          return true;
        });
    },
    conflict(theirs: DraftAnswer) {
      setState({ theirs });
      sync.ask(copyOf(theirs));
    },
    /** Ends a conflict. @returns this window’s draft */
    choose(choice: 'mine' | 'theirs'): TeamDraft {
      const { draft: mine } = getState();
      sync.resolve(({ draft }) => {
        if (choice === 'theirs') setState({ draft });
        return true;
      });
      return mine;
    },
    requote: (quote: TeamQuote) => setState({ quoted: { draft: getState().draft, quote } }),
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
  const known = drafts.get(teamId);
  if (known) return known;
  const draft = createOrderDraft(teamId, stored);
  if (typeof window === 'undefined') return draft;
  draft.start();
  drafts.set(teamId, draft);
  return draft;
}

export function useOrderDraft(teamId: string, stored: DraftAnswer) {
  const [draft] = useState(() => draftOf(teamId, stored));
  const state = useStore(draft.store);

  useEffect(() => {
    draft.adopt(stored);
    void draft.restore();
  }, [draft, stored]);

  useEffect(() => {
    const readAgain = async () => {
      const answer = await requestTeam<DraftAnswer>('/api/team/draft');
      if (answer.ok) draft.adopt(answer.value);
    };
    return followWindow(draft.sync, () => void readAgain());
  }, [draft]);

  return { draft, state };
}
