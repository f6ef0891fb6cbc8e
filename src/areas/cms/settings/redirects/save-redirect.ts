import type { Payload, PayloadRequest } from 'payload';
import { asUser } from '@/lib/as-user';
import { inTransaction } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { type Result, failure, type Failure } from '@/lib/result';
import type { RedirectValues } from './redirect-form';
import { findObstacles, findPageAt, lockRedirects, type WantedRedirect } from './data/redirects';
import type { Session } from '@/lib/database/sessions';

type SaveRedirect = {
  payload: Payload;
  /** Of the editor. */
  req: PayloadRequest;
  /** Of the redirect that changes; a new one without. */
  id?: string;
  values: RedirectValues;
  /** Kept where one that the shop had made is brought back. */
  isAutomatic?: boolean;
};

/**
 * Saves a redirect. One to a page of ours follows that page wherever it moves. Refused where a page is shown at the
 * old address, where another redirect begins there, and where following it would lead back to its beginning.
 */
export async function saveRedirect(call: SaveRedirect): Promise<Result<{ id: string }>> {
  const { payload, req, id, values, isAutomatic = false } = call;
  const from = values.from;
  const to = ownPath(values.to);
  return inTransaction(req, async (session) => {
    await lockRedirects(session);
    const refusal = await refusalOf(session, { id, from, to: pathOf(to) });
    if (refusal) return refusal;
    const page = await findPageAt(session, to);
    const data = { from, isAutomatic, page: page ?? null, to: page ? null : to };
    const saved = id
      ? await payload.update({ collection: 'redirects', id, data, ...asUser(req) })
      : await payload.create({ collection: 'redirects', data, ...asUser(req) });
    return { ok: true, id: saved.id };
  });
}

/** Deletes a redirect; that it was gone already is no failure. */
export async function deleteRedirect({
  payload,
  req,
  id,
}: Omit<SaveRedirect, 'values'> & { id: string }): Promise<Result> {
  const where = { id: { equals: id } };
  await payload.delete({ collection: 'redirects', where, ...asUser(req) });
  return { ok: true };
}

/** Without our own origin, so that it leads to wherever the site is. */
const ownPath = (address: string): string =>
  address.startsWith(`${env.publicUrl}/`) ? address.slice(env.publicUrl.length) : address;

const refused = (field: keyof RedirectValues, message: string): Failure =>
  failure('invalid', message, { fieldErrors: { [field]: [message] } });

async function refusalOf(session: Session, wanted: WantedRedirect): Promise<Failure | undefined> {
  const found = await findObstacles(session, wanted);
  if (found.isGone) return failure('not_found', 'This redirect no longer exists.');
  if (found.isPage) return refused('from', 'A published page is shown at this address.');
  if (found.isTaken) return refused('from', 'There is already a redirect from this address.');
  return found.isLoop ? refused('to', 'This would create a loop of redirects.') : undefined;
}

/** Without query, place and the last slash, as redirects begin. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
