import type { Payload, PayloadRequest } from 'payload';
import type { PoolClient } from 'pg';
import { inTransaction } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { failure, type Failure, type Result } from '@/lib/result';
import type { RedirectValues } from './redirect-form';
import { PAGE_PATH } from './page-path';

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
  return inTransaction(req, async ({ client }) => {
    // Nobody else adds one in the meantime: two that are right alone could make a loop together.
    await client.query('lock table cms_redirects in share row exclusive mode');
    const refusal = await whyNot(client, { id, from, to });
    if (refusal) return refusal;
    const page = await pageAt(client, to);
    const data = { from, isAutomatic, page: page ?? null, to: page ? null : to };
    const asUser = { depth: 0, user: req.user, req } as const;
    const saved = id
      ? await payload.update({ collection: 'redirects', id, data, ...asUser, overrideAccess: false })
      : await payload.create({ collection: 'redirects', data, ...asUser, overrideAccess: false });
    return { ok: true, id: saved.id };
  });
}

/** Deletes a redirect; that it was gone already is no failure. */
export async function deleteRedirect({
  payload,
  req,
  id,
}: Omit<SaveRedirect, 'values'> & { id: string }): Promise<void> {
  const where = { id: { equals: id } };
  await payload.delete({ collection: 'redirects', where, depth: 0, user: req.user, overrideAccess: false, req });
}

const refused = (field: keyof RedirectValues, message: string): Failure =>
  failure('invalid', message, { fieldErrors: { [field]: [message] } });

type Wanted = { id?: string; from: string; to: string };

async function whyNot(client: PoolClient, { id, from, to }: Wanted): Promise<Failure | undefined> {
  const { rows } = await client.query<{ isGone: boolean; isPage: boolean; isTaken: boolean; isLoop: boolean }>(
    `with recursive way (path, step) as (
       select $3::text, 0
       union all
       select coalesce(${PAGE_PATH}, regexp_replace(r."to", '[?#].*$', '')), step + 1
         from way join cms_redirects r on r."from" = way.path and r.id is distinct from $1::uuid
         left join cms_pages p on p.id = r.page_id and p.deleted_at is null
        where step < 100 and way.path <> $2)
     select $1::uuid is not null and not exists (select from cms_redirects where id = $1::uuid) as "isGone",
            exists (select from cms_pages p where p.deleted_at is null and p.is_published and '/' || p.slug = $2) as "isPage",
            exists (select from cms_redirects where "from" = $2 and id is distinct from $1::uuid) as "isTaken",
            exists (select from way where path = $2) as "isLoop"`,
    [id ?? null, from, pathOf(to)],
  );
  const [found] = rows;
  if (found?.isGone) return failure('not_found', 'This redirect no longer exists.');
  if (found?.isPage) return refused('from', 'A published page is shown at this address.');
  if (found?.isTaken) return refused('from', 'There is already a redirect from this address.');
  return found?.isLoop ? refused('to', 'This would create a loop of redirects.') : undefined;
}

/** The page that is shown at an address of ours. */
async function pageAt(client: PoolClient, to: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select p.id from cms_pages p where p.deleted_at is null and p.is_published and ${PAGE_PATH} = $1`,
    [to],
  );
  return rows[0]?.id;
}

/** Without our own origin, so that it leads to wherever the site is. */
const ownPath = (address: string): string =>
  address.startsWith(`${env.publicUrl}/`) ? address.slice(env.publicUrl.length) : address;

/** Without query, place and the last slash, as redirects begin. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
