import type { StoreApi } from 'zustand/vanilla';
import { requestCms, UNAUTHORIZED } from '../../http/server-calls';
import {
  applyChoices,
  conflictKey,
  documentActions,
  isSame,
  mergePages,
  PAGE_FIELDS,
  rebasing,
  reduce,
  type EditorState,
  type PageDocument,
} from '@/domain/pages/editor';
import type { EditorPage, PagePresence, SaveMode } from '@/domain/pages/editor/page-api';
import { isRecord } from '@/domain/text/is-record';
import { createJournal, type Found } from '@/lib/client/sync/journal';
import { announcePresence } from '@/lib/client/sync/presence';
import { createSync, followWindow, type SyncStatus } from '@/lib/client/sync/sync';
import type { EditorStore, SaveOutcome, SaveState } from './types';

const CHOOSE_FIRST = 'Someone else changed the same thing. Choose what to keep first.';
const AWAY = 'The server could not be reached. Your work is kept on this device and saved as soon as possible.';

/** Keeps the open page and the server’s the same; the editor chooses between two changes of one thing. */
export function createPageSync(
  store: Pick<StoreApi<EditorStore>, 'getState' | 'setState'>,
  tab: string,
  onMerged: () => void,
) {
  const { getState, setState } = store;
  const present = () => getState().editor.document;
  const journal = createJournal(() => `kitroom.cms-journal.${getState().page?.id ?? 'new'}`, isPageDocument);
  /** Last document sent: the server tidies its fields, which is no change by a person. */
  let typed: PageDocument | undefined;
  let found: Found<PageDocument>[] = [];

  function show(editor: EditorState) {
    if (editor.document === present()) return;
    setState({ editor });
    onMerged();
  }

  /** Sides of a merge; without a known base, every block that differs is a conflict. */
  function sidesOf({ document: theirs }: EditorPage, known: PageDocument | undefined) {
    const base = known ?? { ...theirs, blocks: [] };
    const { editor } = getState();
    const untouched = PAGE_FIELDS.filter(
      (field) => typed?.[field] === editor.document[field] && theirs[field] !== base[field],
    );
    const toBase = (state: EditorState, field: (typeof PAGE_FIELDS)[number]) =>
      reduce(state, { type: 'setField', field, value: base[field] });
    return { base, theirs, editor: untouched.reduce(toBase, editor) };
  }

  const sync = createSync<PageDocument, EditorPage, SaveMode>({
    base: getState().page,
    present,
    isSame,
    isOwn: isTidied,
    load: () => requestPage('GET', `/cms/pages/${getState().page?.id}/document`),
    save(document, { mode, revision, key }) {
      const { page, isPublished } = getState();
      if (!page)
        return requestPage('POST', '/cms/pages/create', { key, document, isPublished: mode === 'save' && isPublished });
      const flag = mode === 'save' && { isPublished };
      return requestPage('PUT', `/cms/pages/${page.id}/document`, { document, revision, mode, ...flag });
    },
    merge(copy, known) {
      const { base, theirs, editor } = sidesOf(copy, known);
      const { conflicts, finish } = rebasing(editor, base, theirs);
      if (conflicts.length > 0) setState({ conflicts });
      else show(finish());
      return conflicts.length === 0;
    },
    confirm(page, sent) {
      if (sent) {
        // While someone is typing a title, its spaces at the end stay.
        const fields = sent.mode === 'autosave' && sent.base ? sent.document : page.document;
        const theirs = { ...fields, blocks: page.document.blocks };
        if (!isSame(theirs, sent.document))
          show(reduce(getState().editor, { type: 'rebase', base: sent.document, theirs }));
        typed = sent.document;
      }
      const { page: before, isPublished } = getState();
      // The flag follows the server’s until the editor sets it.
      const isOwnFlag = isPublished !== (before?.isPublished ?? false);
      setState({ page, conflicts: [], isPublished: isOwnFlag ? isPublished : page.isPublished });
      if (!before) window.history.replaceState(null, '', `/cms/pages/${page.id}${window.location.search}`);
    },
    onStatus: (status) => setState({ save: saveState(status, getState().page) }),
    keep: (kept, isUnsaved) => journal.write(isUnsaved ? kept : undefined),
    hasMore: () => getState().isPublished !== (getState().page?.isPublished ?? false),
  });

  function offer() {
    const [next] = found;
    setState({ recovery: next && { document: next.document, at: next.at } });
  }

  /** Shows the work again as if it had never stopped. */
  function restore() {
    const next = found.shift();
    offer();
    if (!next) return;
    void journal.take(next.key, (kept) => {
      setState(({ editor }) => ({ editor: documentActions(kept.document).reduce(reduce, editor) }));
      sync.restore(kept, getState().page);
      return true;
    });
  }

  async function findRecovery() {
    const known = getState().page?.document ?? present();
    const entries = await journal.find();
    const isKnown = ({ creation, document }: Found<PageDocument>) => !creation && isSame(document, known);
    found = entries.filter((entry) => !isKnown(entry));
    for (const entry of entries) if (!found.includes(entry)) journal.drop(entry.key);
    offer();
  }

  return {
    ...sync,

    async saveNow(mode: SaveMode): Promise<SaveOutcome> {
      const isSaved = await sync.save(mode);
      const { page, save } = getState();
      if (isSaved && page) return { ok: true, page };
      if (save.kind === 'refused') return { ok: false, message: save.message };
      return { ok: false, message: save.kind === 'conflict' ? CHOOSE_FIRST : AWAY };
    },

    choose: (choices: ReadonlyMap<string, 'mine' | 'theirs'>) =>
      sync.resolve((copy, known) => {
        const { base, theirs, editor } = sidesOf(copy, known);
        const merge = mergePages(base, editor.document, theirs);
        setState({ conflicts: merge.conflicts });
        if (!merge.conflicts.every((conflict) => choices.has(conflictKey(conflict)))) return false;
        const merged = reduce(editor, { type: 'rebase', base, theirs });
        show(documentActions(applyChoices(merge, choices)).reduce(reduce, merged));
        return true;
      }),

    /** Saves newer changes first; until that succeeds, the work stays on offer. */
    takeRecovery() {
      if (sync.isDirty()) void sync.flush().then((isSaved) => isSaved && restore());
      else restore();
    },

    discardRecovery() {
      const next = found.shift();
      offer();
      if (next) journal.drop(next.key);
    },

    /** Begins autosave and presence. @returns what ends them. */
    open(): () => void {
      const end = new AbortController();
      const warn = (event: Event) => getState().save.kind !== 'saved' && event.preventDefault();
      window.addEventListener('beforeunload', warn, { signal: end.signal });
      const unfollow = followWindow(sync);
      const endWindow = journal.announce();
      const leave = announcePresence({
        path: () => getState().page && `/cms/pages/${getState().page?.id}/presence`,
        async send(path) {
          const blockId = getState().editor.selectedId ?? null;
          const answer = await requestCms<PagePresence>(path, 'POST', { tab, blockId });
          if (end.signal.aborted || !answer.ok) return undefined;
          const { revision, others } = answer.value;
          if (!isSame(others, getState().others)) setState({ others });
          sync.hear(revision);
          return undefined;
        },
        farewell(path) {
          const body = JSON.stringify({ tab, blockId: null, leaving: true });
          navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
        },
      });
      sync.start();
      void findRecovery();
      return () => {
        end.abort();
        unfollow();
        leave();
        void sync.stop().finally(endWindow);
      };
    },
  };
}

const requestPage = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  requestCms<EditorPage>(path, method, body);

function saveState(status: SyncStatus, page: EditorPage | undefined): SaveState {
  if (status.kind === 'saved') return { kind: 'saved', at: page?.updatedAt };
  if (status.kind !== 'refused') return { kind: status.kind };
  const { refused } = status;
  const { fieldErrors = {} } = refused;
  const isSignedOut = refused.status === UNAUTHORIZED;
  return { kind: 'refused', message: refused.message, fieldErrors, isSignedOut };
}

const tidy = (text: string): string => text.trim().toLowerCase();

/** True if the server may have made `stored` of what was sent: it tidies the fields of a page, as its slug. */
const isTidied = (sent: PageDocument, stored: PageDocument): boolean =>
  isSame(sent.blocks, stored.blocks) && PAGE_FIELDS.every((field) => tidy(sent[field]) === tidy(stored[field]));

/** Without limits of length, which the server checks: nothing typed may be lost. */
const isPageDocument = (value: unknown): value is PageDocument =>
  isRecord(value) &&
  PAGE_FIELDS.every((field) => typeof value[field] === 'string') &&
  Array.isArray(value.blocks) &&
  value.blocks.every((block) => isRecord(block) && Boolean(block.id) && Boolean(block.blockType));
