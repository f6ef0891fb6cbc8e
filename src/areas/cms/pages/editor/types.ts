import type { PageData } from '@/modules/pages/page-content';
import type { EditorPage, PagePresence, SaveMode } from '@/domain/pages/editor/page-api';
import type { Conflict, EditorAction, EditorState, PageDocument } from '@/domain/pages/editor/types';

/** State of the page on screen relative to the server. */
export type SaveState =
  | { kind: 'saved'; at: string | undefined }
  /** Changed since; autosave follows. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Server not reached; the work is kept on this device and sent as soon as possible. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string; fieldErrors: Record<string, string[]>; isSignedOut: boolean }
  /** Conflicting changes; nothing is sent until the editor has chosen. */
  | { kind: 'conflict' };

export type SaveOutcome = { ok: true; page: EditorPage } | { ok: false; message: string };

/** Unsaved work of a closed or crashed window. */
interface Recovery {
  document: PageDocument;
  /** ISO time of the last change. */
  at: string;
}

/** Shared state of both editors: one per open page. */
export interface EditorStore {
  /** Last response of the server; undefined for a new page. */
  page: EditorPage | undefined;
  /** Document, selection and history (src/domain/pages/editor). */
  editor: EditorState;
  /** Flag to be stored by Save. */
  isPublished: boolean;
  /** Pictures and products of the blocks on the canvas. */
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
