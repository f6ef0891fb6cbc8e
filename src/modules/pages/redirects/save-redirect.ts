import type { PayloadRequest } from 'payload';
import { ownPath } from '@/domain/pages/safe-address';
import { asUser } from '@/lib/payload/as-user';
import { inTransaction } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { refusalOf } from '@/lib/failures';
import type { Result } from '@/lib/result';
import { findPageAt } from '../data/redirect-obstacles';
import type { RedirectValues } from './redirect-form';

type SaveRedirect = {
  /** Request of the editor. */
  req: PayloadRequest;
  /** Id of the redirect that changes; undefined for a new one. */
  id?: string;
  values: RedirectValues;
  /** Kept where one that the shop had made is brought back. */
  isAutomatic?: boolean;
};

/** Saves a redirect. One to a page of ours follows that page wherever it moves. */
export async function saveRedirect(call: SaveRedirect): Promise<Result<{ id: string }>> {
  try {
    return { ok: true, id: await writeRedirect(call) };
  } catch (error) {
    return refusalOf(error, 'redirect', 'Failed to save the redirect');
  }
}

/**
 * The same as a part of other work.
 * @throws Payload’s errors where it is refused (collections/Redirects).
 */
export const writeRedirect = ({ req, id, values, isAutomatic = false }: SaveRedirect): Promise<string> =>
  inTransaction(req, async (session) => {
    const to = ownPath(values.to, env.publicUrl) ?? values.to;
    const page = await findPageAt(session, to);
    const data = { from: values.from, isAutomatic, page: page ?? null, to: page ? null : to };
    const saved = id
      ? await req.payload.update({ collection: 'redirects', id, data, ...asUser(req) })
      : await req.payload.create({ collection: 'redirects', data, ...asUser(req) });
    return saved.id;
  });

/** Deletes a redirect; that it was gone already is no failure. */
export async function deleteRedirect({ req, id }: Omit<SaveRedirect, 'values'> & { id: string }): Promise<Result> {
  const { payload } = req;
  const where = { id: { equals: id } };
  await payload.delete({ collection: 'redirects', where, ...asUser(req) });
  return { ok: true };
}
