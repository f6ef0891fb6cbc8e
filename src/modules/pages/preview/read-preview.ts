import type { Payload } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import type { AdminUser, Page } from '@/payload-types';
import { pageExists } from '@/data/pages';
import { findVersion } from '../document/read-editor-page';
import { OPENS_DRAFT, opensPreview } from './preview-link';

export interface Preview {
  page: Page;
  savedAt: string;
}

/** Undefined for a page in the trash. */
export async function readDraftPreview(payload: Payload, id: string): Promise<Preview | undefined> {
  const page = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    // As the system: the visitor is an editor or has an editor’s link.
    overrideAccess: true,
  });
  return page ? { page, savedAt: page.updatedAt } : undefined;
}

/** For programs with a preview link: what strangers would read if the draft were published. Undefined for an invalid link. */
export async function readSharedDraft(
  payload: Payload,
  { id, token, depth }: { id: string; token: string; depth: number },
): Promise<Page | undefined> {
  if (!isUuid(id) || !(await opensPreview(payload, id, token))) return undefined;
  const page = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth,
    disableErrors: true,
    overrideAccess: false,
    context: { [OPENS_DRAFT]: id },
  });
  return page ?? undefined;
}

/** For editors; undefined for a page in the trash. */
export async function readVersionPreview(
  payload: Payload,
  user: AdminUser,
  pageId: string,
  versionId: string,
): Promise<Preview | undefined> {
  if (!(await pageExists(payload, pageId))) return undefined;
  const stored = await findVersion(payload, user, versionId);
  return stored?.parent === pageId ? { page: { ...stored.version, id: pageId }, savedAt: stored.updatedAt } : undefined;
}
