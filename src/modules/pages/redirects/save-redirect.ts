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
  req: PayloadRequest;
  id?: string;
  values: RedirectValues;
  /** True to restore one that the shop made. */
  isAutomatic?: boolean;
};

/** A redirect to a page follows it wherever it moves. */
export async function saveRedirect(call: SaveRedirect): Promise<Result<{ id: string }>> {
  try {
    return { ok: true, id: await writeRedirect(call) };
  } catch (error) {
    return refusalOf(error, 'redirect', 'Failed to save the redirect');
  }
}

/** As part of other work. Throws Payload’s errors (collections/Redirects). */
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

export async function deleteRedirect({ req, id }: Omit<SaveRedirect, 'values'> & { id: string }): Promise<Result> {
  const { payload } = req;
  const where = { id: { equals: id } };
  await payload.delete({ collection: 'redirects', where, ...asUser(req) });
  return { ok: true };
}
