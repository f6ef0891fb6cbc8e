import { z } from 'zod';
import type { PageDocument } from './types';

export interface EditorPage {
  id: string;
  /** Latest draft, which may be ahead of the published page. */
  document: PageDocument;
  /** Number of the save; sent back with the next one. */
  revision: number;
  isPublished: boolean;
  isHomepage: boolean;
  hasUnpublishedChanges: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
  /** Reason a scheduled time was missed, until resolved. */
  scheduleFailure?: ScheduleFailure | null;
  createdAt: string;
  updatedAt: string;
  savedBy: string | null;
}

export interface ScheduleFailure {
  time: 'publishAt' | 'unpublishAt';
  plannedAt: string;
  reason: string;
  /** Next attempt; null after the second. */
  retryAt: string | null;
}

/** `autosave` is one rolling version, `draft` its own; `save` stores the flag, too: a published page goes live. */
export const SAVE_MODES = ['autosave', 'draft', 'save'] as const;
export type SaveMode = (typeof SAVE_MODES)[number];

const block: z.ZodType<PageDocument['blocks'][number]> = z.looseObject({
  id: z.string().min(1).max(100),
  blockType: z.string().min(1).max(60),
});

export const MAX_BLOCKS = 500;

/** Drafts may be incomplete: publishing checks titles, slugs and addresses. */
export const pageDocumentInput = z.object({
  title: z.string().max(200),
  slug: z.string().max(120),
  metaTitle: z.string().max(200),
  metaDescription: z.string().max(500),
  blocks: z.array(block).max(MAX_BLOCKS, `A page can have at most ${MAX_BLOCKS} blocks.`),
});

/** POST /cms/pages/create; returns EditorPage. */
export const createPageInput = z.object({
  document: pageDocumentInput,
  isPublished: z.boolean(),
  /** Client’s key per new page: a repeated request after a lost response makes no second page. */
  key: z.string().min(8).max(100).optional(),
});

/** PUT /cms/pages/{id}/document; returns EditorPage, or 409 with `current: EditorPage` if `revision` is outdated. */
export const savePageInput = z.object({
  document: pageDocumentInput,
  revision: z.int().min(0),
  mode: z.enum(SAVE_MODES),
  /** Only with `save`. */
  isPublished: z.boolean().optional(),
});
export type SavePageInput = z.output<typeof savePageInput>;

/** POST /cms/pages/{id}/presence every few seconds while a page is open; returns PagePresence. */
export const presenceInput = z.object({
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

/** POST /cms/pages/{id}/schedule: ISO times, or null to remove one; returns EditorPage. */
export const scheduleInput = z.object({
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
});

/** POST /cms/pages/{id}/preview-link returns { url, expiresAt }; /cms/pages/{id}/preview-link/revoke revokes links. */
export interface PreviewLink {
  url: string;
  expiresAt: string;
}
