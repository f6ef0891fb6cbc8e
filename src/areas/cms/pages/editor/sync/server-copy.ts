import {
  applyChoices,
  conflictKey,
  documentActions,
  isSame,
  mergePages,
  PAGE_FIELDS,
  rebasing,
  reduce,
  type EditorAction,
  type EditorState,
  type PageDocument,
} from '@/domain/pages/editor';
import type { EditorPage, SaveMode } from '@/domain/pages/editor/page-api';
import type { StoreApi } from 'zustand/vanilla';
import type { EditorStore } from '../types';

export interface CopyParts {
  store: Pick<StoreApi<EditorStore>, 'getState' | 'setState'>;
  /** After the document became another one without the editor’s doing. */
  onMerged: () => void;
  /** Before a new page is sent: what it is known by must outlast the window, or it could be made twice. */
  onCreating: () => void;
  /** After a new page got its id. */
  onCreated: (page: EditorPage) => void;
  /** Whenever what is unsaved has changed: to be kept on this device, or not any more. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Any of those sent without an answer may have arrived; so many are remembered. */
const MOST_UNANSWERED = 20;

/** What the server has of the page, and how it and the page on the screen become one: nobody’s work is overwritten unseen. */
export function createServerCopy({ store, onMerged, onCreated, onUnsaved }: CopyParts) {
  /** What the server has of the present document, told by identity. */
  let clean = store.getState().editor.document;
  /** What others saved, while the editor has yet to choose. */
  let theirs: EditorPage | undefined;
  /** Sent without an answer since the last one that was answered. */
  let unanswered: readonly PageDocument[] = [];
  /** Sent last, where the server has it: it stores fields tidied, which nobody has changed by that. */
  let typed: PageDocument | undefined;

  const present = () => store.getState().editor.document;
  const isDirty = () => present() !== clean;

  function apply(action: EditorAction) {
    store.setState(({ editor }) => ({ editor: reduce(editor, action) }));
  }

  /** The flag follows the server’s as long as the editor has not set it otherwise. */
  function setPage(page: EditorPage) {
    unanswered = [];
    store.setState((before) => {
      const isOwn = before.isPublished !== (before.page?.isPublished ?? false);
      return { page, isPublished: isOwn ? before.isPublished : page.isPublished };
    });
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

  /** What both began with, and what is on the screen, to be merged with what is on the server. */
  function sidesOf({ document }: EditorPage): { base: PageDocument; editor: EditorState } {
    const { page, editor } = store.getState();
    const own = unanswered.find((sent) => isTidied(sent, document));
    if (own) typed = own;
    const base = own ? document : (page?.document ?? document);
    const untouched = PAGE_FIELDS.filter(
      (field) => typed?.[field] === editor.document[field] && document[field] !== base[field],
    );
    return {
      base,
      editor: untouched.reduce(
        (state, field) => reduce(state, { type: 'setField', field, value: base[field] }),
        editor,
      ),
    };
  }

  /** Takes in what others saved. False where both changed the same thing: then the editor has to choose. */
  function meet(current: EditorPage): boolean {
    const { page } = store.getState();
    if (page && current.revision < page.revision) return true;
    const before = present();
    const wasClean = !isDirty();
    const { base, editor } = sidesOf(current);
    if (!isSame(base, current.document)) {
      const { conflicts, finish } = rebasing(editor, base, current.document);
      if (conflicts.length) {
        theirs = current;
        store.setState({ conflicts, save: { kind: 'conflict' } });
        onUnsaved(true);
        return false;
      }
      store.setState({ editor: finish() });
    }
    theirs = undefined;
    setPage(current);
    if (wasClean || isSame(present(), current.document)) clean = present();
    store.setState({ conflicts: [] });
    if (present() !== before) onMerged();
    return true;
  }

  return {
    meet,
    settle,
    isDirty,
    /** Whether the editor has yet to choose. */
    isWaiting: () => theirs !== undefined,

    /** After the server took `sent`: what it made of it is the new base. */
    confirm(sent: PageDocument, mode: SaveMode, page: EditorPage) {
      const isNew = !store.getState().page;
      // While someone is typing a title, its spaces at the end stay.
      const fields = mode === 'autosave' && !isNew ? sent : page.document;
      const stored = { ...fields, blocks: page.document.blocks };
      const isLast = present() === sent;
      const before = present();
      if (!isSame(stored, sent)) apply({ type: 'rebase', base: sent, theirs: stored });
      clean = isLast ? present() : sent;
      typed = sent;
      setPage(page);
      if (isNew) onCreated(page);
      if (present() !== before) onMerged();
    },

    /** After no answer came: it may have arrived all the same. */
    unsure(sent: PageDocument) {
      if (!unanswered.includes(sent)) unanswered = [...unanswered, sent].slice(-MOST_UNANSWERED);
    },

    /** After the editor changed the document: a conflict may have become another one, or be none any more. */
    recheck() {
      if (theirs && meet(theirs)) settle();
    },

    /** Takes one side of every conflict; false where some are left without. */
    resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>): boolean {
      if (!theirs) return false;
      const { document } = theirs;
      const { base, editor } = sidesOf(theirs);
      const merge = mergePages(base, editor.document, document);
      store.setState({ conflicts: merge.conflicts });
      if (!merge.conflicts.every((conflict) => choices.has(conflictKey(conflict)))) return false;
      const merged = reduce(editor, { type: 'rebase', base, theirs: document });
      store.setState({ editor: documentActions(applyChoices(merge, choices)).reduce(reduce, merged), conflicts: [] });
      setPage(theirs);
      clean = isSame(present(), document) ? present() : document;
      theirs = undefined;
      settle();
      onMerged();
      return true;
    },
  };
}

const tidy = (text: string): string => text.trim().toLowerCase();

/** Whether the server may have made `stored` out of what was sent: it tidies the fields of a page, as its slug. */
const isTidied = (sent: PageDocument, stored: PageDocument): boolean =>
  isSame(sent.blocks, stored.blocks) && PAGE_FIELDS.every((field) => tidy(sent[field]) === tidy(stored[field]));
