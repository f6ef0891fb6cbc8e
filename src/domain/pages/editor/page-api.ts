/** Messages between editors and server about one page, as JSON. */
import { z } from 'zod';
import type { PageDocument } from './types';

/** A page as an editor opens it. Times are ISO. */
export interface EditorPage {
  id: string;
  /** The latest draft, which may be ahead of what is published. */
  document: PageDocument;
  /** Counts the saves; sent back with the next one. */
  revision: number;
  isPublished: boolean;
  isHomepage: boolean;
  /** True if visitors see an older state than the draft. */
  hasUnpublishedChanges: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
  /** Why one of these times was not kept, until that is made good. */
  scheduleFailure?: ScheduleFailure | null;
  createdAt: string;
  updatedAt: string;
  /** Name of the person who saved last. */
  savedBy: string | null;
}

/** A schedule that could not be kept. Times are ISO. */
export interface ScheduleFailure {
  time: 'publishAt' | 'unpublishAt';
  plannedAt: string;
  reason: string;
  /** When it is tried again; null after the second try. */
  retryAt: string | null;
}

/**
 * Modes of saving. `autosave` (one rolling version) and `draft` (its own version) do not affect visitors. `save`
 * stores the page with its flag: a published one goes live.
 */
export const SAVE_MODES = ['autosave', 'draft', 'save'] as const;
export type SaveMode = (typeof SAVE_MODES)[number];

const block: z.ZodType<PageDocument['blocks'][number]> = z.looseObject({
  id: z.string().min(1).max(100),
  blockType: z.string().min(1).max(60),
});

export const MAX_BLOCKS = 500;

/** Drafts may be incomplete: what publishing needs is checked there (titles, slugs, addresses). */
export const pageDocumentInput = z.object({
  title: z.string().max(200),
  slug: z.string().max(120),
  metaTitle: z.string().max(200),
  metaDescription: z.string().max(500),
  blocks: z.array(block).max(MAX_BLOCKS, `A page can have at most ${MAX_BLOCKS} blocks.`),
});

/** POST /cms/pages/create, answered by EditorPage. */
export const createPageInput = z.object({
  document: pageDocumentInput,
  isPublished: z.boolean(),
  /** Chosen by the client, one for each new page: sent again after a lost answer, it makes no second page. */
  key: z.string().min(8).max(100).optional(),
});

/** PUT /cms/pages/{id}/document, answered by EditorPage; 409 with `current: EditorPage` where `revision` is not the last. */
export const savePageInput = z.object({
  document: pageDocumentInput,
  revision: z.int().min(0),
  mode: z.enum(SAVE_MODES),
  /** With `save` only. */
  isPublished: z.boolean().optional(),
});
export type SavePageInput = z.output<typeof savePageInput>;

/** POST /cms/pages/{id}/presence every few seconds while a page is open, answered by PagePresence. */
export const presenceInput = z.object({
  /** One per window. */
  tab: z.string().min(1).max(60),
  blockId: z.string().max(100).nullable(),
  leaving: z.boolean().optional(),
});

export interface PagePresence {
  revision: number;
  others: { tab: string; name: string; blockId: string | null }[];
}

/** Response of GET /cms/pages/{id}/versions, newest first. */
export interface PageVersion {
  id: string;
  savedAt: string;
  savedBy: string | null;
  isPublished: boolean;
  isAutosave: boolean;
  revision: number;
}

/** POST /cms/pages/{id}/schedule: ISO times, or null to take one off. Answered by EditorPage. */
export const scheduleInput = z.object({
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
});

/** POST /cms/pages/{id}/preview-link, answered by { url, expiresAt }; /cms/pages/{id}/preview-link/revoke ends them. */
export interface PreviewLink {
  url: string;
  expiresAt: string;
}
