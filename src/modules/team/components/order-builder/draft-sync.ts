/** Keeps what is typed in step with the server, and on this device until it is there. No React in it. */
import { NOTHING_TO_DELIVER } from '@/domain/delivery/edit-delivery';
import { draftFingerprint, emptyDraft, type TeamDraft } from '@/domain/teams/team-draft';
import type { Failure } from '@/lib/result';
import type { TeamQuote } from '../../order-builder/quote-draft';
import type { DraftAnswer } from '../../order-builder/save-draft';

/** `unreachable` and `refused` are tried again; `conflict` waits for a choice. */
export type SyncStatus = 'saved' | 'saving' | 'unreachable' | 'refused' | 'signed-out' | 'conflict';

type SyncState = {
  draft: TeamDraft;
  version: number;
  submitKey: string | null;
  /** The server’s last prices, with the draft they are for. */
  quoted: { draft: TeamDraft; quote: TeamQuote };
  status: SyncStatus;
  /** Version that another window saved in the meantime. */
  theirs: DraftAnswer | null;
};

/** Unsaved draft on this device. */
export type LocalCopy = { draft: TeamDraft; version: number; inDoubt: string[] };

type Options = {
  send: (version: number, draft: TeamDraft) => Promise<{ ok: true; value: DraftAnswer } | Failure>;
  local: {
    /** Takes over what a window that is gone left unsaved; only where `mayTake` still says so by then. */
    take: (mayTake: () => boolean) => Promise<LocalCopy | undefined>;
    write: (copy: LocalCopy | undefined) => void;
  };
};

export type DraftSync = ReturnType<typeof createDraftSync>;

const DELAY_MS = 500;
const RETRY_MS = [2000, 4000, 8000, 15_000];
/** Saves that were sent and never answered: any of them may be what the server has. */
const IN_DOUBT = 4;

export function createDraftSync(stored: DraftAnswer, { send, local }: Options) {
  let state = adopted(stored);
  let saved = draftFingerprint(stored.draft);
  let inDoubt: string[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const isDirty = () => draftFingerprint(state.draft) !== saved;

  function set(change: Partial<SyncState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const keep = () => local.write(isDirty() ? { draft: state.draft, version: state.version, inDoubt } : undefined);

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  function adopt(answer: DraftAnswer) {
    saved = draftFingerprint(answer.draft);
    inDoubt = [];
    set(adopted(answer));
    keep();
  }

  function edit(draft: TeamDraft) {
    set({ draft, ...(!state.theirs && { status: 'saving' as const }) });
    keep();
    schedule(DELAY_MS);
  }

  /** Saves now what is not saved yet; at most one save is under way. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    if (running) await running;
    if (state.theirs) return;
    if (!isDirty()) return set({ status: 'saved' });
    running = attempt().finally(() => (running = undefined));
    await running;
  }

  async function attempt(): Promise<void> {
    const { draft, version } = state;
    const fingerprint = draftFingerprint(draft);
    const earlier = inDoubt;
    inDoubt = [fingerprint, ...earlier].slice(0, IN_DOUBT);
    keep();
    set({ status: 'saving' });
    const answer = await send(version, draft);
    if (answer.ok) return settle(answer.value, draft, fingerprint);
    if (answer.code !== 'conflict') return postpone(answer.code);
    const newer = answer as Failure & DraftAnswer;
    const theirs = draftFingerprint(newer.draft);
    inDoubt = [];
    if (theirs === saved || earlier.includes(theirs)) {
      saved = theirs;
      set({ version: newer.version });
      return attempt();
    }
    set({ theirs: newer, status: 'conflict' });
    keep();
  }

  function settle({ version, submitKey, quote }: DraftAnswer, draft: TeamDraft, fingerprint: string) {
    saved = fingerprint;
    inDoubt = [];
    failures = 0;
    set({ version, submitKey, quoted: { draft, quote }, status: isDirty() ? 'saving' : 'saved' });
    keep();
    if (isDirty()) schedule(DELAY_MS);
  }

  function postpone(code: string) {
    const unreachable = ['offline', 'unreadable', 'internal', 'unavailable'].includes(code);
    set({ status: unreachable ? 'unreachable' : code === 'signed_out' ? 'signed-out' : 'refused' });
    if (unreachable) schedule(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? DELAY_MS);
    failures += 1;
  }

  /** Takes up what this device still keeps: a crash or a lost connection left it unsaved. */
  async function restore(): Promise<void> {
    const copy = await local.take(() => !isDirty() && !state.theirs);
    if (!copy) return;
    if (draftFingerprint(copy.draft) === saved) return keep();
    if (copy.version === state.version || copy.inDoubt.includes(saved)) return edit(copy.draft);
    const { draft, version, submitKey, quoted } = state;
    set({ draft: copy.draft, theirs: { draft, version, submitKey, quote: quoted.quote }, status: 'conflict' });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    save,
    restore,
    isDirty,
    /** Applies the server’s version if it is newer and nothing here is unsaved. */
    meet(answer: DraftAnswer) {
      if (answer.version > state.version && !isDirty() && !running) adopt(answer);
    },
    /** @returns true once everything is on the server */
    async flush(): Promise<boolean> {
      await save();
      if (isDirty() && state.status === 'saving') await save();
      return !isDirty() && !state.theirs;
    },
    /** Ends a conflict. @returns what was here. */
    choose(choice: 'mine' | 'theirs'): TeamDraft {
      const { draft, theirs } = state;
      if (!theirs) return draft;
      adopt(theirs);
      if (choice === 'mine') edit(draft);
      return draft;
    },
    conflict: (theirs: DraftAnswer) => set({ theirs, status: 'conflict' }),
    requote: (quote: TeamQuote) => set({ quoted: { draft: state.draft, quote } }),
    /** The saved version has been submitted: the next order begins. */
    submitted() {
      adopt({ draft: emptyDraft(), version: state.version + 1, submitKey: null, quote: emptyQuote() });
    },
  };
}

const adopted = ({ draft, version, submitKey, quote }: DraftAnswer): SyncState => ({
  draft,
  version,
  submitKey,
  quoted: { draft, quote },
  status: 'saved',
  theirs: null,
});

const emptyQuote = (): TeamQuote => ({
  lines: [],
  designs: [],
  totalItems: 0,
  subtotal: 0,
  discountAmount: 0,
  totalAmount: 0,
  delivery: NOTHING_TO_DELIVER,
  taxes: null,
  needsProof: false,
  fieldErrors: {},
});
