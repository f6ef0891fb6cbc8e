import type { KitDocument } from '../document/kit-document';

export interface DesignEntry {
  id: string;
  name: string;
  /** SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
  revision: string;
  sharePath: string;
  comments: number;
  updatedAt: string;
}

export interface DesignView extends DesignEntry {
  document: KitDocument;
}

/** `key` is set for a visitor and sent only once. */
export interface NewDesignView extends DesignView {
  key?: string;
}

export interface DesignVersion {
  id: string;
  name: string;
  revision: string;
  /** Name of the team or visitor. */
  savedBy: string | null;
  savedAt: string;
}

export interface DesignCommentView {
  id: string;
  author: string;
  text: string;
  createdAt: string;
}

export interface SharedDesignView {
  name: string;
  revision: string;
  document: KitDocument;
  /** Null for a visitor’s design. */
  teamName: string | null;
  comments: DesignCommentView[];
  updatedAt: string;
}
