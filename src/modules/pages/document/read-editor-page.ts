import type { Payload, PayloadRequest } from 'payload';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import type { AdminUser } from '@/payload-types';
import { documentOf } from './page-document';
import { findPublication } from '../data/editor-page';

/** Latest draft; undefined for a page in the trash. `req` reads in its transaction, with what that has written. */
export async function readEditorPage(
  payload: Payload,
  user: AdminUser,
  id: string,
  req?: PayloadRequest,
): Promise<EditorPage | undefined> {
  const page = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
    ...(req && { req }),
  });
  if (!page) return undefined;
  const status = await findPublication(req ?? payload, id, page.savedBy);
  if (!status) return undefined;
  return {
    id,
    document: documentOf(page),
    revision: page.revision ?? 0,
    ...status,
    publishAt: page.publishAt ?? null,
    unpublishAt: page.unpublishAt ?? null,
    createdAt: page.createdAt,
    updatedAt: page.updatedAt,
  };
}

export const findVersion = (payload: Payload, user: AdminUser, id: string) =>
  payload.findVersionByID({
    collection: 'pages',
    id,
    depth: 0,
    disableErrors: true,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
  });
