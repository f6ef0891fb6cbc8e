import type { Payload } from 'payload';
import type { PageVersion } from '@/domain/pages/editor/page-api';
import type { PageDocument } from '@/domain/pages/editor/types';
import type { AdminUser } from '@/payload-types';
import { documentOf } from '../document/page-document';
import { findVersion } from '../document/read-editor-page';
import { pageExists } from '@/data/pages';
import { findStoredVersion, listStoredVersions } from '../data/versions';

/** Newest first; undefined for a page in the trash. */
export async function listVersions(payload: Payload, pageId: string): Promise<{ items: PageVersion[] } | undefined> {
  if (!(await pageExists(payload, pageId))) return undefined;
  return { items: await listStoredVersions(payload, pageId) };
}

export async function readVersion(
  payload: Payload,
  user: AdminUser,
  pageId: string,
  versionId: string,
): Promise<{ version: PageVersion; document: PageDocument } | undefined> {
  const version = await findStoredVersion(payload, pageId, versionId);
  if (!version) return undefined;
  const stored = await findVersion(payload, user, versionId);
  return stored ? { version, document: documentOf(stored.version) } : undefined;
}
