import type { KitDocument } from '../document/kit-document';

/** A design as it is in a list. */
export interface DesignEntry {
  id: string;
  name: string;
  /** SHA-256 of the kit: a save names the one that it was made on, and pictures are found by it. */
  revision: string;
  /** Path of the page that shows it, and changes nothing. */
  sharePath: string;
  comments: number;
  /** ISO time. */
  updatedAt: string;
}

/** A design for whoever may change it. */
export interface DesignView extends DesignEntry {
  document: KitDocument;
}

/** What the designer goes by, once a design is stored: `key` is a visitor’s, and told this once. */
export interface NewDesignView extends DesignView {
  key?: string;
}

/** What a design was after some minutes of work. */
export interface DesignVersion {
  id: string;
  name: string;
  revision: string;
  /** Team or visitor. */
  savedBy: string | null;
  /** ISO time. */
  savedAt: string;
}

export interface DesignCommentView {
  id: string;
  author: string;
  text: string;
  /** ISO time. */
  createdAt: string;
}

/** A design for whoever has its share link. */
export interface SharedDesignView {
  name: string;
  revision: string;
  document: KitDocument;
  /** Whose it is; null for a visitor’s. */
  teamName: string | null;
  comments: DesignCommentView[];
  /** ISO time. */
  updatedAt: string;
}
