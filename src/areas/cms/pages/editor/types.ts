import type { PageData } from '@/modules/pages/page-content';
import type { EditorPage, PagePresence, SaveMode } from '@/domain/pages/editor/page-api';
import type { Conflict, EditorAction, EditorState, PageDocument } from '@/domain/pages/editor/types';

/** How the page on the screen stands to the one on the server. */
export type SaveState =
  | { kind: 'saved'; at: string | undefined }
  /** Changed since; autosave follows. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server was not reached; the work is kept on this device and sent as soon as it can be. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string; fieldErrors: Record<string, string[]>; isSignedOut: boolean }
  /** Two people changed the same thing; nothing is sent until the editor has chosen. */
  | { kind: 'conflict' };

export type SaveOutcome = { ok: true; page: EditorPage } | { ok: false; message: string };

/** Work that was not saved when the window was closed or died. */
export interface Recovery {
  document: PageDocument;
  /** ISO time of the last change. */
  at: string;
}

/** What both editors are views on: one per open page. */
export interface EditorStore {
  /** As the server last answered it; nothing for a new page that was never saved. */
  page: EditorPage | undefined;
  /** Document, selection and history (src/domain/pages/editor). */
  editor: EditorState;
  /** The flag that Save stores. */
  isPublished: boolean;
  /** Pictures and products of the blocks on the canvas. */
  data: PageData;
  save: SaveState;
  conflicts: readonly Conflict[];
  recovery: Recovery | undefined;
  others: PagePresence['others'];

  dispatch: (action: EditorAction) => void;
  setPublished: (isPublished: boolean) => void;
  /** Sends what is on the screen, after what is under way. A new page is created, and the window’s address follows. */
  saveNow: (mode: SaveMode) => Promise<SaveOutcome>;
  /** Takes one side of every conflict, by its block id or field, and goes on. */
  resolve: (choices: ReadonlyMap<string, 'mine' | 'theirs'>) => void;
  takeRecovery: () => void;
  discardRecovery: () => void;
  /** After something else has changed the page on the server: its schedule, a restored version, the home page. */
  adopt: (page: EditorPage) => void;
}
