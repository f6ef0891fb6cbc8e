/** Saves a document that several people may have open. Knows no screen and no transport: both are the caller's. */
import { isPassing, type Answer, type Refused } from '../request';
import { newId } from '../new-id';

/** Numbers grow with each save; texts only differ. */
export type Revision = number | string;

/** Document on the server, at the revision that the next save names. */
export interface Copy<Doc> {
  document: Doc;
  revision: Revision;
}

/** Undefined `document`: the server’s content at that revision is no longer known. */
export type Base<Doc> = Pick<Copy<Doc>, 'revision'> & { document?: Doc };

/** Document sent to be created; the server makes one of a key, however often it is sent. */
interface Creation<Doc> {
  key: string;
  document: Doc;
}

/** Unconfirmed work, as kept on the device. */
export interface Kept<Doc> {
  document: Doc;
  base?: Base<Doc>;
  creation?: Creation<Doc>;
  /** Sent without an answer, latest last; any may have arrived. */
  unanswered: readonly Doc[];
  /** ISO time of the last change. */
  at: string;
}

export type SyncStatus =
  | { kind: 'saved' }
  /** Changed since; autosave follows. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Server not reached or too busy; tried again with growing pauses. */
  | { kind: 'offline' }
  /** Tried again after the next change. */
  | { kind: 'refused'; refused: Refused }
  /** Both sides changed the same thing; nothing is sent until one is chosen. */
  | { kind: 'conflict' };

/** Details of a save: `autosave` is the engine's own, any other mode the caller's. */
interface Sending<Mode extends string> {
  mode: Mode | 'autosave';
  /** Undefined while the document is to be created, under `key`. */
  revision?: Revision;
  key?: string;
}

interface SyncParts<Doc, Server extends Copy<Doc>, Mode extends string> {
  /** Undefined for a document that the server does not have yet. */
  base?: Base<Doc>;
  unanswered?: readonly Doc[];
  present: () => Doc;
  isSame: (a: Doc, b: Doc) => boolean;
  /** True if the server may have made `stored` of what was sent; `isSame` by default. */
  isOwn?: (sent: Doc, stored: Doc) => boolean;
  load: () => Promise<Answer<Server>>;
  /** A conflict carries the server’s copy as `current`. */
  save: (document: Doc, sending: Sending<Mode>) => Promise<Answer<Server>>;
  /** Merges others’ changes into the present document; false, without a change, if the person has to choose. */
  merge: (theirs: Server, base: Doc | undefined, isDirty: boolean) => boolean;
  /** Notes the server’s new copy; `sent` if it answers a save of this window. */
  confirm: (copy: Server, sent?: { document: Doc; base: Base<Doc> | undefined } & Sending<Mode>) => void;
  onStatus: (status: SyncStatus) => void;
  /** Stores unsaved work on the device; saved work may go. */
  keep: (kept: Kept<Doc>, isUnsaved: boolean) => void;
  /** True if something besides the document waits for a deliberate save. */
  hasMore?: () => boolean;
  /** Resolves when others’ changes may come in, as between two drags. */
  atRest?: () => Promise<void>;
  /** Pause after the last change before autosave, ms. */
  pauseMs?: number;
}

const PAUSE_MS = 1500;
/** From the first unsaved change, while changes go on. */
const LONGEST_MS = 5000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const KEEP_MS = 250;
/** Rounds of merging within one save, as others may save all the time. */
const MAX_ROUNDS = 5;
const MOST_UNANSWERED = 20;
/** Fewer on the device, whose storage is small. */
const MOST_KEPT = 4;
/** Statuses that rule out a creation; any other refusal leaves an earlier try open. */
const NOT_CREATED = new Set([400, 404, 409, 422]);
const isNewer = (a: Revision, b: Revision): boolean => (typeof a === 'number' ? a > Number(b) : a !== b);

type Sync<Doc, Server extends Copy<Doc>, Mode extends string = never> = ReturnType<
  typeof createSync<Doc, Server, Mode>
>;

export function createSync<Doc, Server extends Copy<Doc>, Mode extends string = never>(
  parts: SyncParts<Doc, Server, Mode>,
) {
  const { present, isSame, isOwn = isSame, pauseMs = PAUSE_MS } = parts;
  let base = parts.base;
  /** Last known content of the server. */
  let clean = base ? base.document : present();
  let unanswered = parts.unanswered ?? [];
  let creation: Creation<Doc> | undefined;
  /** Saved by others, while the person has yet to choose. */
  let theirs: Server | undefined;
  let status: SyncStatus = { kind: 'saved' };
  let changedSince: number | undefined;
  let changedAt = Date.now();
  let failures = 0;
  let underWay = 0;
  let isOpen = false;
  let isEnded = false;
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  const isDirty = () =>
    unanswered.length > 0 || creation !== undefined || clean === undefined || !isSame(present(), clean);

  function set(next: SyncStatus) {
    status = next;
    if (!isEnded) parts.onStatus(next);
  }

  function keepNow() {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const at = new Date(changedAt).toISOString();
    const kept: Kept<Doc> = { document: present(), creation, unanswered: unanswered.slice(-MOST_KEPT), at };
    if (base) kept.base = { revision: base.revision, document: base.document };
    parts.keep(kept, theirs !== undefined || isDirty());
  }

  function settle() {
    if (theirs) return;
    failures = 0;
    set({ kind: isDirty() || parts.hasMore?.() ? 'unsaved' : 'saved' });
    keepNow();
  }

  /** Runs one job at a time, in their order. */
  function enqueue<Value>(job: () => Promise<Value>): Promise<Value> {
    underWay += 1;
    clearTimeout(timer);
    const run = queue.then(job).finally(() => {
      underWay -= 1;
      schedule();
    });
    queue = run.catch(() => undefined);
    return run;
  }

  function schedule() {
    clearTimeout(timer);
    if (underWay > 0 || theirs || !isOpen || isEnded) return;
    const now = Date.now();
    const autosave = () => void save('autosave');
    if (status.kind === 'offline')
      timer = setTimeout(autosave, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1)));
    else if (status.kind === 'unsaved' && isDirty())
      timer = setTimeout(autosave, Math.max(0, Math.min(pauseMs, (changedSince ?? now) + LONGEST_MS - now)));
  }

  function rebase(copy: Server, content: Doc = copy.document) {
    base = copy;
    clean = !isEnded && isSame(present(), content) ? present() : content;
    theirs = undefined;
    creation = undefined;
    unanswered = [];
  }

  function confirm(copy: Server, sent: Doc, sending: Sending<Mode>) {
    const isLast = isSame(present(), sent);
    parts.confirm(copy, { ...sending, document: sent, base });
    rebase(copy, isLast && !isEnded ? present() : sent);
  }

  /** Common base of both sides, if known. */
  const baseFor = (copy: Server): Doc | undefined =>
    base?.document ?? (base?.revision === copy.revision ? copy.document : undefined);

  /** Merges the server’s copy; false if the person has to choose. */
  function meet(copy: Server): boolean {
    if (base && typeof copy.revision === 'number' && isNewer(base.revision, copy.revision)) return true;
    const own = unanswered.find((sent) => isOwn(sent, copy.document));
    if (own) {
      confirm(copy, own, { mode: 'autosave', revision: base?.revision });
      return true;
    }
    const from = baseFor(copy);
    const wasClean = !isDirty();
    const isThere = isSame(from ?? present(), copy.document) || isSame(present(), copy.document);
    if (!isThere && !parts.merge(copy, from, !wasClean)) {
      ask(copy);
      return false;
    }
    parts.confirm(copy);
    rebase(copy, wasClean ? present() : undefined);
    return true;
  }

  function ask(copy: Server) {
    theirs = copy;
    set({ kind: 'conflict' });
    keepNow();
  }

  function fail() {
    failures += 1;
    set({ kind: 'offline' });
    keepNow();
    return false;
  }

  function refuse(refused: Refused) {
    if (isPassing(refused)) return fail();
    set({ kind: 'refused', refused });
    keepNow();
    return false;
  }

  async function load(): Promise<Answer<Server>> {
    const answer = await parts.load();
    await parts.atRest?.();
    return answer;
  }

  async function attempt(mode: Mode | 'autosave'): Promise<boolean> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await parts.atRest?.();
      if (theirs) return false;
      if (base && base.document === undefined) {
        const answer = await load();
        if (isEnded) return false;
        if (!answer.ok) return refuse(answer);
        if (!meet(answer.value)) return false;
      }
      if (mode === 'autosave' && !isDirty()) {
        settle();
        return true;
      }
      const isRetry = creation !== undefined;
      if (!base) creation ??= { key: newId(), document: present() };
      const sent = creation?.document ?? present();
      const before = unanswered;
      if (!creation) unanswered = [...before.filter((each) => each !== sent), sent].slice(-MOST_UNANSWERED);
      changedSince = undefined;
      set({ kind: 'saving' });
      keepNow();
      const sending = { mode, revision: base?.revision, key: creation?.key };
      const answer = await parts.save(sent, sending);
      if (!isEnded) await parts.atRest?.();
      if (answer.ok) {
        confirm(answer.value, sent, sending);
        if (isRetry && mode !== 'autosave') continue;
        settle();
        return true;
      }
      if (isPassing(answer)) return fail();
      unanswered = before;
      if (NOT_CREATED.has(answer.status)) creation = undefined;
      const { current } = answer as { current?: Server };
      if (isEnded || !current) return refuse(answer);
      if (!meet(current)) return false;
    }
    return fail();
  }

  const save = (mode: Mode | 'autosave'): Promise<boolean> => enqueue(() => attempt(mode));

  async function flush(): Promise<boolean> {
    if (!theirs && isDirty()) await save('autosave');
    // Changed while it was sent.
    if (status.kind === 'unsaved' && isDirty()) await save('autosave');
    return !theirs && !isDirty();
  }

  function changed() {
    changedAt = Date.now();
    changedSince ??= changedAt;
    if (theirs) {
      if (meet(theirs)) settle();
    } else if (status.kind !== 'saving' && status.kind !== 'offline') {
      if (isDirty()) set({ kind: 'unsaved' });
      else settle();
    }
    if (keepTimer === undefined) {
      keepNow();
      keepTimer = setTimeout(keepNow, KEEP_MS);
    }
    if (status.kind !== 'offline') schedule();
  }

  return {
    save,
    /** Sends unsaved work at once. @returns true if the server has everything */
    flush,
    /** To be called after each change of the present document. */
    changed,
    settle,
    isDirty,
    keepNow,
    status: () => status,
    revision: () => base?.revision,

    /** Merges a copy that came another way than by a save, after requests under way. */
    adopt: (copy: Server): Promise<void> =>
      enqueue(async () => {
        await parts.atRest?.();
        if (!theirs && !isEnded && meet(copy)) settle();
      }),

    /** Loads others’ changes if the revision is new. */
    hear(revision: Revision) {
      if (underWay > 0 || theirs || !base || !isNewer(revision, base.revision)) return;
      void enqueue(async () => {
        const answer = await load();
        if (isEnded) return;
        if (!answer.ok) return void (isPassing(answer) || refuse(answer));
        if (meet(answer.value)) settle();
      });
    },

    /** Makes the person choose between the present document and `copy`. */
    ask,

    /** Ends a conflict: `choose` applies the choice to the present document, or returns false. */
    resolve(choose: (theirs: Server, base: Doc | undefined) => boolean) {
      const copy = theirs;
      if (!copy || !choose(copy, baseFor(copy))) return;
      parts.confirm(copy);
      rebase(copy);
      settle();
      if (isDirty()) void save('autosave');
    },

    /** Continues a closed window’s work, which the caller has made the present document. */
    restore(kept: Kept<Doc>, copy: Server | undefined) {
      if (copy) {
        base = kept.base;
        if (base && typeof base.revision === 'number' && isNewer(base.revision, copy.revision))
          base = { ...base, revision: copy.revision };
        clean = undefined;
        unanswered = kept.unanswered;
        meet(copy);
      } else creation = kept.creation;
      changed();
      keepNow();
    },

    /** Begins or continues autosave. */
    start() {
      isOpen = true;
      if (isDirty()) changedSince ??= Date.now();
      if (status.kind === 'saved' || status.kind === 'unsaved') settle();
      schedule();
    },

    /** Ends autosave and sends unsaved work, which stays on the device if that fails. */
    async stop() {
      if (isEnded) return;
      isOpen = false;
      clearTimeout(timer);
      keepNow();
      await flush();
      keepNow();
    },

    /** Ignores further answers, as the screen shows another document. A flush under way still goes out. */
    end() {
      isEnded = true;
      isOpen = false;
      clearTimeout(timer);
      clearTimeout(keepTimer);
    },
  };
}

/** Saves when the window is hidden, online again, or focused after a refusal, as after signing in elsewhere. */
export function followWindow(
  { flush, keepNow, status }: Pick<Sync<never, never>, 'flush' | 'keepNow' | 'status'>,
  onSeen?: () => void,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onVisibility = () => (document.visibilityState === 'hidden' ? void flush() : onSeen?.());
  window.addEventListener('online', () => void flush(), { signal });
  window.addEventListener('focus', () => status().kind === 'refused' && void flush(), { signal });
  window.addEventListener('pagehide', keepNow, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => end.abort();
}
