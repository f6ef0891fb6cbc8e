import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import type { Page } from '@/payload-types';
import { lockPublicationStatus, type PublicationStatus } from '@/modules/pages/data/moved-pages';

/** By transaction, not by request, which Payload copies for hooks as it restores a version. */
const before = new WeakMap<Session, Map<string, PublicationStatus>>();

/** Locks the page until the transaction ends; undefined if it is deleted. */
export async function getPublicationStatus(req: PayloadRequest, id: string): Promise<PublicationStatus | undefined> {
  return lockPublicationStatus(await currentTransaction(req), id);
}

export const getPreviousStatus = async (req: PayloadRequest, id: string): Promise<PublicationStatus | undefined> =>
  before.get(await currentTransaction(req))?.get(id);

export const noteStatus: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const status = originalDoc && (await getPublicationStatus(req, originalDoc.id));
  if (!status) return data;
  const session = await currentTransaction(req);
  before.set(session, (before.get(session) ?? new Map<string, PublicationStatus>()).set(originalDoc.id, status));
  return data;
};
