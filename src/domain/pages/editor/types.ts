/** The vocabulary of the page editors: what a page is while it is edited, and what can be done to it. */
import type { EditorBlock } from '../blocks/new-block';

export interface PageFields {
  title: string;
  slug: string;
  metaTitle: string;
  metaDescription: string;
}

export const PAGE_FIELDS = ['title', 'slug', 'metaTitle', 'metaDescription'] as const satisfies (keyof PageFields)[];

/** As both editors call them. */
export const FIELD_LABELS = {
  title: 'Title',
  slug: 'Slug',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
} as const satisfies Record<keyof PageFields, string>;

/** A page's draft: what autosave, versions, merging and both editors work on. */
export interface PageDocument extends PageFields {
  blocks: readonly EditorBlock[];
}

/** The page's own list of blocks, or that of one column, by the column's id. */
export type ListId = 'page' | (string & {});

/** Before which index of a list; its length is the end. */
export interface Place {
  list: ListId;
  index: number;
}

/** A value inside a block, by its path. */
export interface Setting {
  path: string;
  value: unknown;
}

export type EditorAction =
  | { type: 'insert'; block: EditorBlock; at: Place }
  /** `to` counts in the list as it is before the block is taken out of it. */
  | { type: 'move'; id: string; to: Place }
  /** Swaps with the neighbour; nothing at the ends. */
  | { type: 'moveUp' | 'moveDown'; id: string }
  /** Right after the original; `copy` has ids of its own, its columns' and their blocks' too. */
  | { type: 'duplicate'; id: string; copy: EditorBlock }
  | { type: 'remove'; id: string }
  /** Puts several blocks in the place of one, whose id one of them may keep: a text that tables were pasted into. */
  | { type: 'divide'; id: string; into: readonly EditorBlock[] }
  /**
   * Sets one value inside a block, by its path, as `title` or `tiles.2.text`.
   * @property at when, in ms: what is typed into one field without a pause is one step of the history.
   * @property and what was chosen along with it: all of it is one step, and nothing of it was typed.
   */
  | { type: 'set'; id: string; path: string; value: unknown; at: number; and?: readonly Setting[] }
  /** Fields of the page itself are no part of the history. */
  | { type: 'setField'; field: keyof PageFields; value: string }
  /** All blocks at once, as a restored version does. */
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

/** Snapshots of the block list; `index` is the present one. The oldest is dropped where there would be too many. */
export interface History {
  readonly snapshots: readonly (readonly EditorBlock[])[];
  readonly index: number;
  /** The field that the last step typed into, and when, in ms. */
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

/** `document` holds mine wherever there is a conflict. */
export interface Merge {
  document: PageDocument;
  conflicts: readonly Conflict[];
  /** Merged versions, for making another document from choices. */
  sides: { base: PageDocument; mine: PageDocument; theirs: PageDocument };
}

/** One property that differs: both values as text, of a picture its address. */
export interface ChangeDetail {
  label: string;
  before: string;
  after: string;
  isPicture?: true;
}

/** A difference between two documents in words, for the version history. */
export interface Change {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** As 'Hero Section “Welcome”', or 'Title' for a field of the page. */
  subject: string;
  blockId?: string;
  /** Changed properties: label, and both values as text. */
  details: readonly ChangeDetail[];
}

/** Finding of the quality gate before publication. */
export interface Finding {
  severity: 'error' | 'warning';
  /** A sentence that says what to do. */
  message: string;
  /** Target of a jump. */
  blockId?: string;
  path?: string;
  field?: keyof PageFields;
}
