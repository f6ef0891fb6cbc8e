import type { StoreApi } from 'zustand/vanilla';
import { applyChoices, conflictKey, mergePages, reduce, type EditorAction } from '@/domain/page-editor';
import { isSame } from '@/domain/page-editor/is-same';
import type { EditorPage, SaveMode } from '@/domain/page-editor/page-api';
import type { PageDocument } from '@/domain/page-editor/types';
import { PAGE_FIELDS } from './page-fields';
import { autosaveDelay, retryDelay } from './pauses';
import { ask, type Answer } from './server-calls';
import type { EditorStore, SaveOutcome } from './types';

type Store = Pick<StoreApi<EditorStore>, 'getState' | 'setState'>;

interface SaverParts {
  store: Store;
  /** After the document became another one without the editor’s doing. */
  onMerged: () => void;
  /** After a new page got its id. */
  onCreated: (page: EditorPage) => void;
  /** Whenever what is unsaved has changed: to be kept on this device, or not any more. */
  onUnsaved: (isUnsaved: boolean) => void;
}

const CHOOSE_FIRST = 'Someone else changed the same thing. Choose what to keep first.';
const AWAY = 'The server was not reached. Your work is kept on this device and saved as soon as it can be.';
/** Rounds of merging within one save, where others save all the time. */
const MAX_ROUNDS = 5;

/** Brings the page to the server: one request at a time, nothing dropped, nobody’s work overwritten unseen. */
export function createSaver({ store, onMerged, onCreated, onUnsaved }: SaverParts) {
  /** What the server has of the present document, told by identity. */
  let clean = store.getState().editor.document;
  /** What others saved, while the editor has yet to choose. */
  let theirs: EditorPage | undefined;
  /** Sent without an answer since the last one that was answered: one of them may have arrived. */
  let unanswered: PageDocument[] = [];
  let changedSince: number | undefined;
  let failures = 0;
  let underWay = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;

  const present = () => store.getState().editor.document;
  const isDirty = () => present() !== clean;

  function apply(action: EditorAction) {
    store.setState(({ editor }) => ({ editor: reduce(editor, action) }));
  }

  function enqueue<Value>(job: () => Promise<Value>): Promise<Value> {
    underWay += 1;
    const run = queue.then(job).finally(() => {
      underWay -= 1;
      schedule();
    });
    queue = run.catch(() => undefined);
    return run;
  }

  /** Autosave, when it is due; what is refused or in conflict waits for the editor. */
  function schedule() {
    clearTimeout(timer);
    const { kind } = store.getState().save;
    if (underWay || theirs || !isOpen) return;
    if (kind === 'offline') timer = setTimeout(() => void save('autosave'), retryDelay(failures));
    else if (kind === 'unsaved' && isDirty()) {
      timer = setTimeout(() => void save('autosave'), autosaveDelay(changedSince, Date.now()));
    }
  }

  /** Says how the page stands after a request. */
  function settle() {
    const { page, isPublished } = store.getState();
    if (theirs) return;
    const isUnsaved = isDirty();
    const waits = isUnsaved || isPublished !== (page?.isPublished ?? false);
    store.setState({ save: waits ? { kind: 'unsaved' } : { kind: 'saved', at: page?.updatedAt } });
    onUnsaved(isUnsaved);
  }

  /** The flag follows the server’s as long as the editor has not set it otherwise. */
  function setPage(page: EditorPage) {
    store.setState((before) => {
      const isOwn = before.isPublished !== (before.page?.isPublished ?? false);
      return { page, isPublished: isOwn ? before.isPublished : page.isPublished };
    });
  }

  /** Takes in what others saved. False where both changed the same thing: then the editor has to choose. */
  function meet(current: EditorPage): boolean {
    const { page } = store.getState();
    if (page && current.revision < page.revision) return true;
    const own = unanswered.find((sent) => isSame(sent, current.document));
    const base = own ?? page?.document ?? current.document;
    const { conflicts } = mergePages(base, present(), current.document);
    if (conflicts.length) {
      theirs = current;
      store.setState({ conflicts, save: { kind: 'conflict' } });
      onUnsaved(true);
      return false;
    }
    const before = present();
    const wasClean = !isDirty();
    if (!isSame(base, current.document)) apply({ type: 'rebase', base, theirs: current.document });
    setPage(current);
    unanswered = [];
    if (wasClean || isSame(present(), current.document)) clean = present();
    theirs = undefined;
    store.setState({ conflicts: [] });
    if (present() !== before) onMerged();
    return true;
  }

  /** After the server took `sent`: what it made of it is the new base. */
  function confirm(sent: PageDocument, mode: SaveMode, page: EditorPage) {
    const isNew = !store.getState().page;
    // While somebody is typing a title, its spaces at the end stay.
    const fields = mode === 'autosave' ? sent : page.document;
    const stored = { ...fields, blocks: page.document.blocks };
    const isLast = present() === sent;
    const before = present();
    if (!isSame(stored, sent)) apply({ type: 'rebase', base: sent, theirs: stored });
    clean = isLast ? present() : sent;
    unanswered = [];
    setPage(page);
    if (isNew) onCreated(page);
    if (present() !== before) onMerged();
  }

  async function request(mode: SaveMode): Promise<Answer<EditorPage>> {
    const { page, isPublished, editor } = store.getState();
    const sent = editor.document;
    const saves = mode === 'save';
    changedSince = undefined;
    store.setState({ save: { kind: 'saving' } });
    const answer = page
      ? await ask<EditorPage>(`/cms/pages/${page.id}/document`, 'PUT', {
          document: sent,
          revision: page.revision,
          mode,
          ...(saves && { isPublished }),
        })
      : await ask<EditorPage>('/cms/pages/create', 'POST', { document: sent, isPublished: saves && isPublished });
    if (answer.kind === 'ok') confirm(sent, mode, answer.value);
    if (answer.kind === 'away') unanswered.push(sent);
    return answer;
  }

  async function send(mode: SaveMode): Promise<SaveOutcome> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (theirs) return { ok: false, message: CHOOSE_FIRST };
      const answer = await request(mode);
      if (answer.kind === 'ok') {
        failures = 0;
        settle();
        return { ok: true, page: answer.value };
      }
      if (answer.kind === 'refused') {
        const { message, fieldErrors } = answer;
        store.setState({ save: { kind: 'refused', message, fieldErrors } });
        onUnsaved(true);
        return { ok: false, message };
      }
      if (answer.kind === 'away') break;
      if (!meet(answer.current)) return { ok: false, message: CHOOSE_FIRST };
    }
    failures += 1;
    store.setState({ save: { kind: 'offline' } });
    onUnsaved(true);
    return { ok: false, message: AWAY };
  }

  const save = (mode: SaveMode) => enqueue(() => send(mode));

  return {
    save,
    meet,
    settle,
    isUnsaved: () => store.getState().save.kind !== 'saved',

    /** After the editor changed the document. */
    changed() {
      changedSince ??= Date.now();
      onUnsaved(true);
      const { save: standing, page } = store.getState();
      if (theirs) {
        const { conflicts } = mergePages(page?.document ?? theirs.document, present(), theirs.document);
        store.setState({ conflicts });
        if (!conflicts.length && meet(theirs)) settle();
      } else if (standing.kind === 'saved' || standing.kind === 'refused') {
        store.setState({ save: { kind: 'unsaved' } });
      }
      if (store.getState().save.kind !== 'offline') schedule();
    },

    resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>) {
      const { page } = store.getState();
      if (!theirs || !page) return;
      const merge = mergePages(page.document, present(), theirs.document);
      store.setState({ conflicts: merge.conflicts });
      if (!merge.conflicts.every((conflict) => choices.has(conflictKey(conflict)))) return;
      const chosen = applyChoices(merge, choices);
      apply({ type: 'rebase', base: page.document, theirs: theirs.document });
      apply({ type: 'replace', blocks: chosen.blocks });
      for (const field of PAGE_FIELDS) apply({ type: 'setField', field, value: chosen[field] });
      setPage(theirs);
      clean = isSame(present(), theirs.document) ? present() : theirs.document;
      theirs = undefined;
      store.setState({ conflicts: [] });
      settle();
      onMerged();
      if (isDirty()) void save('autosave');
    },

    /** Brings in a page that was saved elsewhere, after what is under way. */
    adopt: (page: EditorPage) =>
      enqueue(async () => {
        if (!theirs && meet(page)) settle();
      }),

    /** Fetches what others saved, if it is newer than what is known here. */
    catchUp: (revision: number) => {
      if (underWay || theirs) return;
      const { page } = store.getState();
      if (!page || revision <= page.revision) return;
      void enqueue(async () => {
        const answer = await ask<EditorPage>(`/cms/pages/${page.id}/document`, 'GET');
        if (answer.kind === 'ok' && meet(answer.value)) settle();
      });
    },

    /** Sends at once what waits: the server may be there again, or the editor is leaving. */
    async flush(): Promise<void> {
      if (!theirs && isDirty()) await save('autosave');
    },

    /** Whether autosave goes on; what was not sent stays on this device. */
    setOpen(open: boolean) {
      isOpen = open;
      schedule();
    },
  };
}
