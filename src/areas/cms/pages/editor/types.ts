import type { SyncStatus } from '@/lib/client/sync/sync';
import type { PageData } from '@/modules/pages/page-content';
import type { EditorPage, PagePresence, SaveMode } from '@/domain/pages/editor/page-api';
import type { Conflict, EditorAction, EditorState, PageDocument } from '@/domain/pages/editor/types';

export type SaveState = Exclude<SyncStatus, { kind: 'saved' }> | { kind: 'saved'; at: string | undefined };

export type SaveOutcome = { ok: true; page: EditorPage } | { ok: false; message: string };

interface Recovery {
  document: PageDocument;
  at: string;
}

export interface EditorStore {
  page: EditorPage | undefined;
  editor: EditorState;
  isPublished: boolean;
  data: PageData;
  save: SaveState;
  conflicts: readonly Conflict[];
  recovery: Recovery | undefined;
  others: PagePresence['others'];

  dispatch: (action: EditorAction) => void;
  setPublished: (isPublished: boolean) => void;
  /** Sends the document, after any request under way. A new page is created, and the window’s address follows. */
  saveNow: (mode: SaveMode) => Promise<SaveOutcome>;
  /** Resolves every conflict by block id or field, and continues. */
  resolve: (choices: ReadonlyMap<string, 'mine' | 'theirs'>) => void;
  takeRecovery: () => void;
  discardRecovery: () => void;
  /** Takes over a page changed otherwise on the server: its schedule, a restored version, the home page. */
  adopt: (page: EditorPage) => void;
}
