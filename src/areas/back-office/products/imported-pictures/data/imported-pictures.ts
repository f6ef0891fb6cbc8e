import type { Payload } from 'payload';
import type { ImportedPicture } from '@/domain/product-csv/imported-picture';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import { claimStatement } from '@/lib/work/queue';
import { announceWork } from '@/lib/work/signal';
import type { Maker } from '@/modules/accounts/session/revive-user';

export type WaitingPicture = {
  id: string;
  productId: string;
  place: number;
  url: string;
  color: string | null;
  alt: string | null;
  name: string;
  maker: Maker;
  attempts: number;
};

type NewPictures = {
  importId: string;
  maker: Maker;
  pictures: readonly (readonly [slug: string, pictures: readonly ImportedPicture[]])[];
};

/** Without those that a product has by the same address. @returns how many */
export async function insertPictures(
  { client, afterCommit }: Session,
  { importId, maker, pictures }: NewPictures,
): Promise<number> {
  const rows = pictures.flatMap(([slug, own]) => own.map((picture, place) => ({ ...picture, slug, place })));
  if (rows.length === 0) return 0;
  const { rowCount } = await client.query(
    `insert into import_pictures (import_id, maker, product_id, place, url, color, alt)
     select $1, $2, p.id, r.place, r.url, r.color, nullif(r.alt, '')
       from jsonb_to_recordset($3::jsonb) as r(slug text, place int, url text, color text, alt text)
       join products p on p.slug = r.slug
      where not exists (select from import_pictures known join products_images i on i.image_id = known.media_id
                         where known.product_id = p.id and known.url = r.url and i._parent_id = p.id)
      order by p.slug, r.place`,
    [importId, maker, JSON.stringify(rows)],
  );
  afterCommit(() => announceWork('pictures'));
  return rowCount ?? 0;
}

const LEASE_SECONDS = 120;

const CLAIM = claimStatement({
  table: 'import_pictures',
  leaseSeconds: LEASE_SECONDS,
  due: `select id from import_pictures where status = 'waiting' and attempt_after <= now() and url in (
          select url from import_pictures where status = 'waiting' group by url
          having bool_and(attempt_after <= now()) order by min(id) limit $1)
           for update skip locked`,
  columns: `id, product_id as "productId", place, url, color, alt, maker, attempts,
    (select name from products p where p.id = product_id) as name`,
});

/** All that wait for the next addresses, at most so many: an address is fetched for all of them at once. */
export const claimPictures = (payload: Payload, addresses: number): Promise<WaitingPicture[]> =>
  query<WaitingPicture>(payload, CLAIM, [addresses]);

export async function findFetched(payload: Payload, url: string): Promise<string | undefined> {
  const [found] = await query<{ id: string }>(
    payload,
    `select m.id from import_pictures p join media m on m.id = p.media_id where p.url = $1 limit 1`,
    [url],
  );
  return found?.id;
}

/** Locks the product. @returns its pictures in order, with the place that its imports give them */
export async function lockPictures({ client }: Session, productId: string): Promise<StoredPicture[]> {
  await client.query('select 1 from products where id = $1 for no key update', [productId]);
  const { rows } = await client.query<StoredPicture>(
    `select i.image_id as image, i.color,
            (select min(place)::int from import_pictures p where p.product_id = $1 and p.media_id = i.image_id) as place
       from products_images i where i._parent_id = $1 order by i._order`,
    [productId],
  );
  return rows;
}

type StoredPicture = { image: string; color: string | null; place: number | null };

export async function markAttached({ client }: Session, ids: readonly string[], mediaId: string): Promise<void> {
  await client.query(
    `update import_pictures set status = 'attached', media_id = $2, message = null, ended_at = now() where id = any($1::bigint[])`,
    [ids, mediaId],
  );
}

export async function markFailed(payload: Payload, ids: readonly string[], message: string): Promise<void> {
  await query(
    payload,
    `update import_pictures set status = 'failed', message = $2, ended_at = now() where id = any($1::bigint[])`,
    [ids, message],
  );
}

export async function postponePictures(payload: Payload, ids: readonly string[], seconds: number): Promise<void> {
  await query(
    payload,
    `update import_pictures set attempt_after = now() + make_interval(secs => $2) where id = any($1::bigint[])`,
    [ids, seconds],
  );
}

export type PictureProgress = {
  total: number;
  attached: number;
  failed: number;
  failures: { product: string; url: string; message: string }[];
};

export async function findPictureProgress(payload: Payload, importId: string): Promise<PictureProgress> {
  const [found] = await query<PictureProgress>(
    payload,
    `select count(*)::int as total, count(*) filter (where status = 'attached')::int as attached,
            count(*) filter (where status = 'failed')::int as failed,
            array(select json_build_object('product', p.slug, 'url', f.url, 'message', f.message)
                    from import_pictures f join products p on p.id = f.product_id
                   where f.import_id = $1 and f.status = 'failed' order by f.id limit 100) as failures
       from import_pictures where import_id = $1`,
    [importId],
  );
  return found ?? { total: 0, attached: 0, failed: 0, failures: [] };
}
