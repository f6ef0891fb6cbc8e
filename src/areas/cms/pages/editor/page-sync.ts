import type { StoreApi } from 'zustand/vanilla';
import { requestCms } from '../../http/server-calls';
import {
  applyChoices,
  conflictKey,
  documentActions,
  isSame,
  PAGE_FIELDS,
  rebasing,
  reduce,
  type EditorState,
  type PageDocument,
} from '@/domain/pages/editor';
import type { EditorPage, PagePresence, SaveMode } from '@/domain/pages/editor/page-api';
import { isRecord } from '@/domain/text/is-record';
import { createJournal } from '@/lib/client/sync/journal';
import { createSync } from '@/lib/client/sync/sync';
import type { EditorStore, SaveOutcome } from './types';

const CHOOSE_FIRST = 'Someone else changed the same thing. Choose what to keep first.';
const AWAY = 'The server could not be reached. Your work is kept on this device and saved as soon as possible.';

type Choices = ReadonlyMap<string, 'mine' | 'theirs'>;

/** Keeps the open page and the server’s the same; the editor chooses between two changes of one thing. */
export function createPageSync(
  store: Pick<StoreApi<EditorStore>, 'getState' | 'setState'>,
  tab: string,
  onMerged: () => void,
) {
  const { getState, setState } = store;
  const present = () => getState().editor.document;
  const path = () => `/cms/pages/${getState().page?.id}`;
  /** Last document sent: the server tidies its fields, which is no change by a person. */
  let typed: PageDocument | undefined;

  function show(editor: EditorState) {
    if (editor.document === present()) return;
    setState({ editor });
    onMerged();
  }

  /** Without a known base, every differing block conflicts. @returns false if `choices` leave a conflict open */
  function merge({ document: theirs }: EditorPage, known: PageDocument | undefined, choices: Choices = new Map()) {
    const base = known ?? { ...theirs, blocks: [] };
    const { editor } = getState();
    const untouched = PAGE_FIELDS.filter(
      (field) => typed?.[field] === editor.document[field] && theirs[field] !== base[field],
    );
    const toBase = (state: EditorState, field: (typeof PAGE_FIELDS)[number]) =>
      reduce(state, { type: 'setField', field, value: base[field] });
    const { merge: merged, finish } = rebasing(untouched.reduce(toBase, editor), base, theirs);
    const { conflicts } = merged;
    const isSettled = conflicts.every((conflict) => choices.has(conflictKey(conflict)));
    if (!isSettled) setState({ conflicts });
    else if (conflicts.length === 0) show(finish());
    else show(documentActions(applyChoices(merged, choices)).reduce(reduce, finish()));
    return isSettled;
  }

  const sync = createSync<PageDocument, EditorPage, SaveMode, PagePresence>({
    stored: getState().page,
    present,
    show: (document) => show(documentActions(document).reduce(reduce, getState().editor)),
    isSame,
    isOwn: isTidied,
    load: () => requestPage('GET', `${path()}/document`),
    save(document, { mode, revision, key }) {
      const { page, isPublished } = getState();
      const flag = mode === 'save' && { isPublished };
      if (page) return requestPage('PUT', `${path()}/document`, { document, revision, mode, ...flag });
      return requestPage('POST', '/cms/pages/create', { key, document, isPublished: false, ...flag });
    },
    merge: (copy, known) => merge(copy, known),
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
    onStatus: (status) =>
      setState({ save: status.kind === 'saved' ? { ...status, at: getState().page?.updatedAt } : status }),
    journal: createJournal(() => `kitroom.cms-journal.${getState().page?.id ?? 'new'}`, isPageDocument),
    offer: (recovery) => setState({ recovery }),
    presence: {
      send() {
        const { page, editor } = getState();
        return page && requestCms(`${path()}/presence`, 'POST', { tab, blockId: editor.selectedId ?? null });
      },
      onOthers: (others) => setState({ others }),
      leave() {
        const body = JSON.stringify({ tab, blockId: null, leaving: true });
        if (getState().page) navigator.sendBeacon(`${path()}/presence`, new Blob([body], { type: 'application/json' }));
      },
    },
    confirmsClosing: true,
    hasMore: () => getState().isPublished !== (getState().page?.isPublished ?? false),
  });

  return {
    ...sync,

    async saveNow(mode: SaveMode): Promise<SaveOutcome> {
      const isSaved = await sync.save(mode);
      const { page, save } = getState();
      if (isSaved && page) return { ok: true, page };
      if (save.kind === 'refused') return { ok: false, message: save.message };
      return { ok: false, message: save.kind === 'conflict' ? CHOOSE_FIRST : AWAY };
    },

    choose: (choices: Choices) => sync.resolve((copy, known) => merge(copy, known, choices)),
  };
}

const requestPage = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  requestCms<EditorPage>(path, method, body);

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
