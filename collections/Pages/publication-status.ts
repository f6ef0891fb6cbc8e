import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import type { Page } from '@/payload-types';
import { lockPublicationStatus, type PublicationStatus } from '@/modules/pages/data/moved-pages';

/**
 * Statuses before the change, by transaction and page: a bulk operation changes many in one. Not by request, as Payload
 * hands its hooks a copy of it where it restores a version.
 */
const before = new WeakMap<Session, Map<string, PublicationStatus>>();

/** As stored now, locked until the transaction ends; undefined for a page that is gone. */
export async function getPublicationStatus(req: PayloadRequest, id: string): Promise<PublicationStatus | undefined> {
  return lockPublicationStatus(await currentTransaction(req), id);
}

/** As stored before this transaction’s change. */
export const getPreviousStatus = async (req: PayloadRequest, id: string): Promise<PublicationStatus | undefined> =>
  before.get(await currentTransaction(req))?.get(id);

export const noteStatus: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const status = originalDoc && (await getPublicationStatus(req, originalDoc.id));
  if (!status) return data;
  const session = await currentTransaction(req);
  before.set(session, (before.get(session) ?? new Map<string, PublicationStatus>()).set(originalDoc.id, status));
  return data;
};
