import type { StoreApi } from 'zustand/vanilla';
import { documentActions, isSame, reduce, type PageDocument } from '@/domain/pages/editor';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { dropKey, findEntries, type FoundEntry } from './journal';
import type { createSaver } from './saver';
import type { EditorStore } from '../types';

/** Offers what a window that died has left of this page, one after the other, the latest first. */
export function createRecovery(
  store: StoreApi<EditorStore>,
  saver: ReturnType<typeof createSaver>,
  tab: string,
  saveNow: () => void,
) {
  let found: FoundEntry[] = [];

  function offer() {
    const [next] = found;
    store.setState({ recovery: next && { document: next.document, at: next.at } });
  }

  function shift(): FoundEntry | undefined {
    const taken = found.shift();
    offer();
    return taken;
  }

  /** Shows the work again as if it had never stopped: what others saved since is merged into it. */
  function restore() {
    const entry = shift();
    if (!entry) return;
    const { page } = store.getState();
    store.setState(({ editor }) => ({ editor: documentActions(entry.document).reduce(reduce, editor) }));
    if (page) {
      const revision = Math.min(entry.revision, page.revision);
      store.setState({ page: { ...page, document: baseOf(entry, page), revision } });
      saver.meet(page);
    } else if (entry.creationKey && entry.base) {
      saver.resume({ key: entry.creationKey, document: entry.base });
    }
    saver.changed();
    saveNow();
    dropKey(entry.key);
  }

  return {
    async find() {
      const { page, editor } = store.getState();
      const entries = await findEntries(page?.id, tab);
      const isKnown = ({ document, creationKey }: FoundEntry) =>
        !creationKey && isSame(document, page?.document ?? editor.document);
      for (const { key } of entries.filter(isKnown)) dropKey(key);
      found = entries.filter((entry) => !isKnown(entry));
      offer();
    },

    /** What was typed since is saved first; while that cannot be, the work stays on offer. */
    take() {
      if (saver.isDirty()) void saver.flush().then(() => saver.isDirty() || restore());
      else restore();
    },

    discard() {
      const entry = shift();
      if (entry) dropKey(entry.key);
    },
  };
}

/** What the work began from. Where nobody knows, every block that differs is to be asked about. */
function baseOf({ base, revision, creationKey }: FoundEntry, page: EditorPage): PageDocument {
  if (base && !creationKey) return base;
  return revision === page.revision ? page.document : { ...page.document, blocks: [] };
}
