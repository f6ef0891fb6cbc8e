import type { EditorPage } from '@/domain/pages/editor/page-api';
import type { PageDocument } from '@/domain/pages/editor/types';
import { dropEntry, keepEntry } from './journal';
import type { Creation } from './sender';

const PAUSE_MS = 250;

/** Keeps what is unsaved on this device, shortly after each change; typing does not wait for it. */
export function createJournal(
  tab: string,
  read: () => { page: EditorPage | undefined; document: PageDocument; creation: Creation | undefined },
): { changed: (isUnsaved: boolean) => void; saveNow: () => void } {
  let changedAt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function saveNow() {
    clearTimeout(timer);
    timer = undefined;
    if (!changedAt) return;
    const { page, document, creation } = read();
    keepEntry(page?.id, tab, {
      document,
      base: page?.document ?? creation?.document ?? null,
      revision: page?.revision ?? 0,
      creationKey: creation?.key,
      at: changedAt,
    });
  }

  return {
    saveNow,
    changed(isUnsaved) {
      changedAt = isUnsaved ? new Date().toISOString() : undefined;
      if (isUnsaved) timer ??= setTimeout(saveNow, PAUSE_MS);
      else {
        clearTimeout(timer);
        timer = undefined;
        dropEntry(read().page?.id, tab);
      }
    },
  };
}
