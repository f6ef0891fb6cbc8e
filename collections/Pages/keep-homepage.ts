import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import type { Page } from '@/payload-types';
import { currentTransaction } from '@/lib/database/transaction';

const HOMEPAGE_STAYS = 'The home page cannot be deleted. Make another page the home page first.';

/** @throws APIError 409 where the page stands at `/`. */
async function refuseHomepage(req: PayloadRequest, id: string): Promise<void> {
  const { client } = await currentTransaction(req);
  const { rowCount } = await client.query('select 1 from cms_pages where id = $1 and is_homepage', [id]);
  if (rowCount) throw new APIError(HOMEPAGE_STAYS, 409, undefined, true);
}

export const keepHomepageFromTrash: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await refuseHomepage(req, originalDoc.id);
  return data;
};

export const keepHomepage: CollectionBeforeDeleteHook = ({ id, req }) => refuseHomepage(req, String(id));
