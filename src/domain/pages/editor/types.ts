import type { EditorBlock } from '../blocks/new-block';

export interface PageFields {
  title: string;
  slug: string;
  metaTitle: string;
  metaDescription: string;
}

export const PAGE_FIELDS = ['title', 'slug', 'metaTitle', 'metaDescription'] as const satisfies (keyof PageFields)[];

export const FIELD_LABELS = {
  title: 'Title',
  slug: 'Slug',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
} as const satisfies Record<keyof PageFields, string>;

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
  | { type: 'move'; id: string; to: Place }
  | { type: 'moveUp' | 'moveDown'; id: string }
  /** Inserted after the original; `copy` has new ids for itself, its columns and their blocks. */
  | { type: 'duplicate'; id: string; copy: EditorBlock }
  | { type: 'remove'; id: string }
  /** Replaces a block by several, one of which may keep its id: a text that tables were pasted into. */
  | { type: 'divide'; id: string; into: readonly EditorBlock[] }
  /** `at` in ms: typing in one field without a pause is one step; with further values in `and` it is not typing. */
  | { type: 'set'; id: string; path: string; value: unknown; at: number; and?: readonly Setting[] }
  /** Page fields are not part of the history. */
  | { type: 'setField'; field: keyof PageFields; value: string }
  | { type: 'replace'; blocks: readonly EditorBlock[] }
  | { type: 'undo' | 'redo' }
  | { type: 'select'; id: string | undefined }
  /** Merges others’ saves into the document and every step, so that undo never reverts another’s work. */
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
  sides: { base: PageDocument; mine: PageDocument; theirs: PageDocument };
}

/** Both values of a differing property as text; a picture’s is its address. */
export interface ChangeDetail {
  label: string;
  before: string;
  after: string;
  isPicture?: true;
}

export interface Change {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** 'Hero Section “Welcome”', or 'Title' for a page field. */
  subject: string;
  blockId?: string;
  details: readonly ChangeDetail[];
}

export interface Finding {
  severity: 'error' | 'warning';
  message: string;
  blockId?: string;
  path?: string;
  field?: keyof PageFields;
}
