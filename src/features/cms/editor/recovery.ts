import type { StoreApi } from 'zustand/vanilla';
import { reduce } from '@/domain/page-editor';
import { isSame } from '@/domain/page-editor/is-same';
import type { PageDocument } from '@/domain/page-editor/types';
import { dropKey, findEntries, type FoundEntry } from './journal';
import { PAGE_FIELDS } from './page-fields';
import type { createSaver } from './saver';
import type { EditorStore } from './types';

/** Offers what a window that died has left of this page, one after the other, the latest first. */
export function createRecovery(
  store: StoreApi<EditorStore>,
  saver: ReturnType<typeof createSaver>,
  tab: string,
  keepNow: () => void,
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

  function show(document: PageDocument) {
    store.setState(({ editor }) => ({
      editor: PAGE_FIELDS.reduce(
        (state, field) => reduce(state, { type: 'setField', field, value: document[field] }),
        reduce(editor, { type: 'replace', blocks: document.blocks }),
      ),
    }));
  }

  return {
    async find() {
      const { page, editor } = store.getState();
      const entries = await findEntries(page?.id, tab);
      const isKnown = ({ document }: FoundEntry) => isSame(document, page?.document ?? editor.document);
      for (const { key } of entries.filter(isKnown)) dropKey(key);
      found = entries.filter((entry) => !isKnown(entry));
      offer();
    },

    /** Shows the work again as if it had never stopped: what others saved since is merged into it. */
    take() {
      const entry = shift();
      if (!entry) return;
      const { page } = store.getState();
      show(entry.document);
      if (page && entry.base) {
        store.setState({ page: { ...page, document: entry.base, revision: entry.revision } });
        saver.meet(page);
      }
      saver.changed();
      keepNow();
      dropKey(entry.key);
    },

    discard() {
      const entry = shift();
      if (entry) dropKey(entry.key);
    },
  };
}
