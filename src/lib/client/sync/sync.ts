/** Saves a document that several people may have open. Knows no screen and no transport: both are the caller's. */
import { isPassing, type Answer, type Refused } from '../request';
import { newId } from '../new-id';
import type { Found, Journal } from './journal';
import { announcePresence, type Presence, type Seen } from './presence';
import type { Base, Copy, Creation, Kept, Revision } from './types';

export type SyncStatus =
  | { kind: 'saved' }
  /** Changed since; autosave follows. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Server not reached or too busy; tried again with growing pauses. */
  | { kind: 'offline' }
  /** Tried again after the next change. */
  | ({ kind: 'refused'; isSignedOut: boolean } & Refused)
  /** Both sides changed the same thing; nothing is sent until one is chosen. */
  | { kind: 'conflict' };

export const refusedStatus = (refused: Refused): Extract<SyncStatus, { kind: 'refused' }> => ({
  ...{ kind: 'refused', isSignedOut: refused.status === 401 },
  ...refused,
});

/** Details of a save: `autosave` is the engine's own, any other mode the caller's. */
interface Sending<Mode extends string> {
  mode: Mode | 'autosave';
  /** Undefined while the document is to be created, under `key`. */
  revision?: Revision;
  key?: string;
}

/** Document of an answered save. `isEnded`: the screen shows another document. */
type Sent<Doc, Mode extends string> = { document: Doc; base: Base<Doc> | undefined; isEnded: boolean } & Sending<Mode>;

interface SyncParts<Doc, Server extends Copy<Doc>, Mode extends string, Here extends Seen> {
  /** Undefined for a document that the server does not have yet. */
  stored?: Server;
  /** Known part of the server’s copy, in place of `stored`. */
  base?: Base<Doc>;
  unanswered?: readonly Doc[];
  present: () => Doc;
  /** Makes restored work, or others’, the present document. */
  show?: (document: Doc) => void;
  isSame: (a: Doc, b: Doc) => boolean;
  /** True if the server may have made `stored` of what was sent; `isSame` by default. */
  isOwn?: (sent: Doc, stored: Doc) => boolean;
  load: () => Promise<Answer<Server>>;
  /** A conflict carries the server’s copy as `current`. */
  save: (document: Doc, sending: Sending<Mode>) => Promise<Answer<Server>>;
  /** Merges others’ changes; false if the person has to choose. By default they replace a document without changes. */
  merge?: (theirs: Server, base: Doc | undefined) => boolean;
  /** Notes the server’s new copy; `sent` if it answers a save of this window. */
  confirm: (copy: Server, sent?: Sent<Doc, Mode>) => void;
  /** `theirs` is the server’s copy in a conflict. */
  onStatus: (status: SyncStatus, theirs: Server | undefined) => void;
  journal: Pick<Journal<Doc>, 'write'> & Partial<Journal<Doc>>;
  /** Offers the latest work of closed windows, or none; by default all is continued at once. */
  offer?: (next: Found<Doc> | undefined) => void;
  presence?: Presence<Here>;
  confirmsClosing?: boolean;
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

export function createSync<Doc, Server extends Copy<Doc>, Mode extends string = never, Here extends Seen = never>(
  parts: SyncParts<Doc, Server, Mode, Here>,
) {
  const { isSame, isOwn = isSame, merge = replace, journal, pauseMs = PAUSE_MS } = parts;
  let { present, stored } = parts;
  let base: Base<Doc> | undefined = stored ?? parts.base;
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
  let offered: Found<Doc>[] = [];

  const isDirty = () =>
    unanswered.length > 0 || creation !== undefined || clean === undefined || !isSame(present(), clean);

  function set(next: SyncStatus) {
    status = next;
    if (!isEnded) parts.onStatus(next, theirs);
  }

  function keepNow() {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const at = new Date(changedAt).toISOString();
    const kept: Kept<Doc> = { document: present(), creation, unanswered: unanswered.slice(-MOST_KEPT), at };
    if (base) kept.base = { revision: base.revision, document: base.document };
    journal.write(kept, theirs !== undefined || isDirty());
  }

  function note(next: SyncStatus) {
    set(next);
    keepNow();
  }

  function settle() {
    if (theirs) return;
    failures = 0;
    note({ kind: isDirty() || parts.hasMore?.() ? 'unsaved' : 'saved' });
  }

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
    stored = copy;
    base = copy;
    clean = !isEnded && isSame(present(), content) ? present() : content;
    theirs = undefined;
    creation = undefined;
    unanswered = [];
  }

  function confirm(copy: Server, sent: Doc, sending: Sending<Mode>) {
    const isLast = isSame(present(), sent);
    parts.confirm(copy, { ...sending, document: sent, base, isEnded });
    rebase(copy, isLast && !isEnded ? present() : sent);
  }

  const baseFor = (copy: Server): Doc | undefined =>
    base?.document ?? (base?.revision === copy.revision ? copy.document : undefined);

  function replace({ document }: Server): boolean {
    const isClean = !isDirty();
    if (isClean) parts.show?.(document);
    return isClean;
  }

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
    if (!isThere && !merge(copy, from)) {
      ask(copy);
      return false;
    }
    parts.confirm(copy);
    rebase(copy, wasClean ? present() : undefined);
    return true;
  }

  /** Makes the person choose between the present document and `copy`. */
  function ask(copy: Server) {
    theirs = copy;
    note({ kind: 'conflict' });
  }

  /** Undefined: too busy. */
  function fail(refused?: Refused): false {
    const isRefused = refused && !isPassing(refused);
    if (!isRefused) failures += 1;
    note(isRefused ? refusedStatus(refused) : { kind: 'offline' });
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
        if (!answer.ok) return fail(answer);
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
      note({ kind: 'saving' });
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
      if (isEnded || !current) return fail(answer);
      if (!meet(current)) return false;
    }
    return fail();
  }

  const save = (mode: Mode | 'autosave'): Promise<boolean> => enqueue(() => attempt(mode));

  /** Sends unsaved work at once. @returns true if the server has everything */
  async function flush(): Promise<boolean> {
    if (!theirs && isDirty()) await save('autosave');
    // Changed while it was sent.
    if (status.kind === 'unsaved' && isDirty()) await save('autosave');
    return !theirs && !isDirty();
  }

  /** To be called after each change of the present document. */
  function changed() {
    if (!isOpen) return;
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

  /** Merges the server’s copy unless a choice is open. */
  function apply(copy: Server) {
    if (!theirs && !isEnded && meet(copy)) settle();
  }

  /** Merges a copy that came another way than by a save, after requests under way. */
  const adopt = (copy: Server): Promise<void> =>
    enqueue(async () => {
      await parts.atRest?.();
      apply(copy);
    });

  function hear(revision: Revision) {
    if (underWay > 0 || theirs || !base || !isNewer(revision, base.revision)) return;
    void enqueue(async () => {
      const answer = await load();
      if (answer.ok) apply(answer.value);
      else if (!isEnded && !isPassing(answer)) fail(answer);
    });
  }

  /** Ends a conflict: `choose` applies the choice to the present document, or returns false. */
  function resolve(choose: (theirs: Server, base: Doc | undefined) => boolean) {
    const copy = theirs;
    if (!copy || !choose(copy, baseFor(copy))) return;
    parts.confirm(copy);
    rebase(copy);
    settle();
    if (isDirty()) void save('autosave');
  }

  /** Continues a closed window’s work, unless another window does. */
  async function resume(found: Found<Doc> | undefined) {
    if (!found) return;
    await journal.take?.(found.key, (kept) => {
      if (!parts.offer && (theirs || isDirty())) return false;
      parts.show?.(kept.document);
      if (stored) {
        base = kept.base;
        if (base && typeof base.revision === 'number' && isNewer(base.revision, stored.revision))
          base = { ...base, revision: stored.revision };
        clean = undefined;
        unanswered = kept.unanswered;
        meet(stored);
      } else creation = kept.creation;
      changed();
      keepNow();
      return true;
    });
  }

  /** Continues or offers closed windows’ work; drops what the server has. */
  async function recover() {
    const known = base?.document ?? present();
    const entries = (await journal.find?.()) ?? [];
    const found = entries.filter((entry) => entry.creation !== undefined || !isSame(entry.document, known));
    for (const entry of entries) if (!found.includes(entry)) journal.drop?.(entry.key);
    offered = found;
    if (parts.offer) parts.offer(found[0]);
    else for (const entry of found) await resume(entry);
  }

  function nextOffered(): Found<Doc> | undefined {
    const next = offered.shift();
    parts.offer?.(offered[0]);
    return next;
  }

  /** Continues offered work, after newer changes are saved; until that succeeds, it stays on offer. */
  async function takeRecovery() {
    if (!isDirty() || (await flush())) await resume(nextOffered());
  }

  function discardRecovery() {
    const next = nextOffered();
    if (next) journal.drop?.(next.key);
  }

  /** Begins or continues autosave. @returns what ends the announcement of this window */
  function start(): (() => void) | undefined {
    isOpen = true;
    if (isDirty()) changedSince ??= Date.now();
    if (status.kind === 'saved' || status.kind === 'unsaved') settle();
    schedule();
    return journal.announce?.();
  }

  /** Saves when the window is hidden, online again, or focused after a refusal, as after signing in elsewhere. */
  function follow(onSeen?: () => void): () => void {
    const end = new AbortController();
    const { signal } = end;
    const onVisibility = () => (document.visibilityState === 'hidden' ? void flush() : onSeen?.());
    const warn = (event: Event) => status.kind !== 'saved' && event.preventDefault();
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('online', () => void flush(), { signal });
    window.addEventListener('focus', () => status.kind === 'refused' && void flush(), { signal });
    window.addEventListener('pagehide', keepNow, { signal });
    if (parts.confirmsClosing) window.addEventListener('beforeunload', warn, { signal });
    return () => end.abort();
  }

  /** Begins autosave and presence, and recovers work. @returns what ends both, and sends unsaved work or keeps it */
  function open(): () => Promise<void> {
    const unannounce = start();
    const unfollow = follow();
    const leave = parts.presence && announcePresence(parts.presence, hear);
    void recover();
    return async () => {
      unfollow();
      leave?.();
      isOpen = false;
      clearTimeout(timer);
      if (!isEnded) {
        keepNow();
        await flush();
        keepNow();
      }
      unannounce?.();
    };
  }

  /** Ignores further answers. @param last state of this document, which still goes out; else a flush under way does */
  function end(last?: Doc) {
    if (last !== undefined) {
      present = () => last;
      void flush();
    }
    isEnded = true;
    isOpen = false;
    clearTimeout(timer);
    clearTimeout(keepTimer);
  }

  return {
    ...{ status: () => status, revision: () => base?.revision, isDirty, settle, keepNow },
    ...{ start, follow, open, end, changed, save, flush, adopt, hear, ask, resolve },
    ...{ recover, takeRecovery, discardRecovery },
  };
}
