import { isSame } from '@/domain/merging/is-same';
import type { DesignPresence } from '@/domain/kits/designs/design-presence';
import type { DesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { changedParts } from '@/domain/kits/merging/merge-kits';
import type { Answer } from '@/lib/client/request';
import { autosaveDelay, retryDelay } from '@/lib/client/save-timing';
import { loadDesign, saveDesign } from '@/modules/kits/request-designs';
import { toast } from '@/ui/toast';
import { kitNow, useDesigner } from '../designer-store';
import { readSavedLink, removeSavedLink, writeSavedLink, type SavedLink } from '../saved-links';
import { readSavedCopy, removeSavedCopy, writeSavedCopy, type SavedCopy } from './saved-copy';
import { replaceBy, takeIn } from './take-in';
import { beAlone, useTogether, type SaveState } from './together-store';

/** Rounds of merging within one save, where others save all the time. */
const MAX_ROUNDS = 5;
/** Any of those sent without an answer may have arrived; so many are remembered. */
const MOST_UNANSWERED = 20;
/** Worth another try: not reached, too busy, or too many requests. */
const isPassing = (status: number): boolean => status === 0 || status >= 500 || status === 408 || status === 429;

const setSave = (save: SaveState): void => useTogether.setState({ save });

/** Whether nothing is being dragged or slid: what others did comes in between. */
const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useDesigner.getState().isMoving) return resolve();
    const stop = useDesigner.subscribe(({ isMoving }) => {
      if (isMoving) return;
      stop();
      resolve();
    });
  });

/**
 * Keeps one design of this browser and what is saved of it the same: one request at a time, nothing dropped, nobody’s work
 * overwritten.
 */
export function createSync(localId: string) {
  let base: SavedCopy | undefined;
  /** What the server has of the present kit, told by identity. */
  let clean: KitDocument | undefined;
  /** Parts that were set in this window and saved. */
  const ours = new Set<string>();
  let unanswered: readonly KitDocument[] = [];
  let sending: KitDocument | undefined;
  let changedSince: number | undefined;
  let failures = 0;
  let underWay = 0;
  let isAwake = false;
  let isEnded = false;
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const link = (): SavedLink | undefined => readSavedLink(localId);
  const isDirty = () => kitNow() !== clean;

  /** Another window of this browser may have gone on in the meantime. */
  function refresh(): SavedLink | undefined {
    const known = link();
    if (known && known.revision !== base?.revision) {
      base = readSavedCopy(localId, known.revision);
      if (base?.sent) unanswered = [...unanswered, base.sent];
      clean = base && isSame(kitNow(), base.document) ? kitNow() : undefined;
    }
    return known;
  }

  function note(view: DesignView, document: KitDocument) {
    const known = link();
    if (!known) return;
    base = { revision: view.revision, document };
    unanswered = [];
    sending = undefined;
    writeSavedLink(localId, { ...known, ...view, key: known.key });
    writeSavedCopy(localId, base);
    if (!isEnded) useTogether.setState({ link: link() });
  }

  /** Says how the design stands after a request. */
  function settle() {
    failures = 0;
    setSave({ kind: isDirty() ? 'unsaved' : 'saved' });
  }

  /** Takes in what is saved now. */
  function meet(view: DesignView) {
    const own = unanswered.find((sent) => isSame(sent, view.document));
    const before = own ?? base?.document;
    if (!before) replaceBy(view.document);
    else if (!isSame(before, view.document)) takeIn(before, view.document, ours);
    note(view, view.document);
    clean = isSame(kitNow(), view.document) ? kitNow() : undefined;
  }

  function confirm(sent: KitDocument, view: DesignView) {
    if (base) for (const part of changedParts(base.document, sent)) ours.add(part);
    note(view, sent);
    clean = sent;
    if (!isSame(sent, view.document)) meet(view);
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
    if (underWay > 0 || !isAwake || isEnded || !link()) return;
    const { kind } = useTogether.getState().save;
    if (kind === 'offline') timer = setTimeout(() => void save(true), retryDelay(failures));
    else if (kind === 'unsaved') timer = setTimeout(() => void save(true), autosaveDelay(changedSince, Date.now()));
  }

  /** @returns whether it may be tried again at once. */
  function refuse(answer: Extract<Answer<unknown>, { ok: false }>, sent: KitDocument) {
    if (isPassing(answer.status)) {
      failures += 1;
      unanswered = [...unanswered, sent].slice(-MOST_UNANSWERED);
      return setSave({ kind: 'offline' });
    }
    // Deleted elsewhere: what is here can be saved as a new one.
    if (answer.code === 'not_found') {
      removeSavedLink(localId);
      removeSavedCopy(localId);
      beAlone();
      toast({
        title: 'This design was deleted elsewhere',
        description: 'What you have here stays in this browser. You can save it as a new one.',
        variant: 'destructive',
      });
    }
    setSave({ kind: 'refused', refused: answer });
  }

  async function send(autosave: boolean): Promise<boolean> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await atRest();
      const known = refresh();
      if (!known || isEnded) return false;
      if (!base && !(await load(known))) return false;
      const sent = kitNow();
      if (autosave && sent === clean) {
        settle();
        return true;
      }
      changedSince = undefined;
      sending = sent;
      setSave({ kind: 'saving' });
      const revision = base?.revision ?? known.revision;
      // What was saved on purpose a minute ago stays as well.
      const answer = await saveDesign(known, sent, { revision, autosave, keep: !autosave });
      if (isEnded) {
        if (answer.ok) note(answer.value, sent);
        return false;
      }
      await atRest();
      if (answer.ok) {
        confirm(sent, answer.value);
        settle();
        return true;
      }
      const { current } = answer as { current?: DesignView };
      if (answer.code !== 'conflict' || !current) {
        refuse(answer, sent);
        return false;
      }
      meet(current);
    }
    setSave({ kind: 'unsaved' });
    return false;
  }

  /** Fetches what is saved, and takes it in. */
  async function load(known: SavedLink): Promise<boolean> {
    const answer = await loadDesign(known);
    await atRest();
    if (isEnded) return false;
    if (!answer.ok) {
      refuse(answer, kitNow());
      return false;
    }
    const isFirst = !base && answer.value.revision === known.revision;
    if (isFirst) {
      note(answer.value, answer.value.document);
      clean = isSame(kitNow(), answer.value.document) ? kitNow() : undefined;
    } else meet(answer.value);
    settle();
    return true;
  }

  const save = (autosave: boolean): Promise<boolean> => enqueue(() => send(autosave));

  return {
    save,
    isDirty,

    /** After the kit became another one. */
    changed() {
      if (!isAwake || !link()) return;
      const { kind } = useTogether.getState().save;
      if (!isDirty()) {
        if (kind === 'unsaved') settle();
        return;
      }
      changedSince ??= Date.now();
      if (kind === 'saved' || kind === 'refused') setSave({ kind: 'unsaved' });
      if (kind !== 'offline') schedule();
    },

    /** Whether this window saves and asks by itself. */
    setAwake(awake: boolean) {
      isAwake = awake;
      if (!awake) return clearTimeout(timer);
      if (!refresh()) return;
      setSave({ kind: isDirty() ? 'unsaved' : 'saved' });
      if (isDirty()) changedSince ??= Date.now();
      schedule();
    },

    /** Fetches what others saved, where it is not what is known here. */
    hear({ revision, others }: DesignPresence) {
      if (!isSame(others, useTogether.getState().others)) useTogether.setState({ others });
      const known = refresh();
      if (underWay > 0 || !known || revision === base?.revision) return;
      void enqueue(() => load(known));
    },

    /** Takes in what was just loaded. */
    meet(view: DesignView) {
      refresh();
      if (view.revision !== base?.revision) meet(view);
      settle();
      schedule();
    },

    /** Sends at once what waits: the server may be there again, or the window is leaving. */
    flush: async (): Promise<void> => {
      if (link() && isDirty()) await save(true);
    },

    /** Notes what is under way, when the window goes: its answer will come to nobody. */
    keepSending() {
      if (sending && base) writeSavedCopy(localId, { ...base, sent: sending });
    },

    /** Nothing more is done; where another design is opened, this one is saved as it was last. */
    end(last?: KitDocument) {
      isEnded = true;
      clearTimeout(timer);
      const known = link();
      if (!known || !base || !last || last === clean) return;
      void queue.then(async () => {
        const revision = base?.revision ?? known.revision;
        const answer = await saveDesign(known, last, { revision, autosave: true });
        if (answer.ok) note(answer.value, last);
      });
    },
  };
}
