/** Types of the page editors: the page while editing, and actions on it. */
import type { EditorBlock } from '../blocks/new-block';

export interface PageFields {
  title: string;
  slug: string;
  metaTitle: string;
  metaDescription: string;
}

export const PAGE_FIELDS = ['title', 'slug', 'metaTitle', 'metaDescription'] as const satisfies (keyof PageFields)[];

/** Labels in both editors. */
export const FIELD_LABELS = {
  title: 'Title',
  slug: 'Slug',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
} as const satisfies Record<keyof PageFields, string>;

/** Draft of a page, for autosave, versions, merging and both editors. */
export interface PageDocument extends PageFields {
  blocks: readonly EditorBlock[];
}

/** The page’s own list of blocks, or that of a column, by its id. */
export type ListId = 'page' | (string & {});

/** Index to insert before; the length means the end. */
export interface Place {
  list: ListId;
  index: number;
}

export interface Setting {
  path: string;
  value: unknown;
}

export type EditorAction =
  | { type: 'insert'; block: EditorBlock; at: Place }
  /** `to` counts in the list before the move. */
  | { type: 'move'; id: string; to: Place }
  /** Swaps with the neighbour; no effect at the ends. */
  | { type: 'moveUp' | 'moveDown'; id: string }
  /** Inserted after the original; `copy` has new ids for itself, its columns and their blocks. */
  | { type: 'duplicate'; id: string; copy: EditorBlock }
  | { type: 'remove'; id: string }
  /** Replaces a block by several, one of which may keep its id: a text that tables were pasted into. */
  | { type: 'divide'; id: string; into: readonly EditorBlock[] }
  /**
   * Sets a value by path, as `title` or `tiles.2.text`. @property at time in ms: typing in one field without a pause
   * is one step. @property and further values chosen with it: one step, not typing.
   */
  | { type: 'set'; id: string; path: string; value: unknown; at: number; and?: readonly Setting[] }
  /** Page fields are not part of the history. */
  | { type: 'setField'; field: keyof PageFields; value: string }
  /** Replaces all blocks, as a restored version does. */
  | { type: 'replace'; blocks: readonly EditorBlock[] }
  | { type: 'undo' | 'redo' }
  | { type: 'select'; id: string | undefined }
  /**
   * Merges others' saves into the document and every step of the history, so that undo never reverts another’s work.
   */
  | { type: 'rebase'; base: PageDocument; theirs: PageDocument };

export interface EditorState {
  readonly document: PageDocument;
  readonly selectedId: string | undefined;
  readonly history: History;
}

/** Snapshots of the block list; `index` is the present one. The oldest is dropped beyond the limit. */
export interface History {
  readonly snapshots: readonly (readonly EditorBlock[])[];
  readonly index: number;
  /** Field and time in ms of the last typing step. */
  readonly typing?: { readonly id: string; readonly path: string; readonly at: number };
}

/** Different changes to one thing; a side is undefined if it deleted the block. */
export type Conflict =
  | {
      kind: 'block';
      id: string;
      base: EditorBlock | undefined;
      mine: EditorBlock | undefined;
      theirs: EditorBlock | undefined;
    }
  | { kind: 'field'; field: keyof PageFields; base: string; mine: string; theirs: string };

/** `document` holds mine in conflicts. */
export interface Merge {
  document: PageDocument;
  conflicts: readonly Conflict[];
  /** Merged versions, for making another document from choices. */
  sides: { base: PageDocument; mine: PageDocument; theirs: PageDocument };
}

/** Both values of a differing property as text; a picture’s is its address. */
export interface ChangeDetail {
  label: string;
  before: string;
  after: string;
  isPicture?: true;
}

/** Difference of two documents in words, for the version history. */
export interface Change {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** 'Hero Section “Welcome”', or 'Title' for a page field. */
  subject: string;
  blockId?: string;
  /** Changed properties: label, and both values as text. */
  details: readonly ChangeDetail[];
}

/** Finding of the quality gate before publication. */
export interface Finding {
  severity: 'error' | 'warning';
  /** Instruction for the editor. */
  message: string;
  /** Target of a jump. */
  blockId?: string;
  path?: string;
  field?: keyof PageFields;
}
