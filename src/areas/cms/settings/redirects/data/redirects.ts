import { Conditions } from '@/lib/database/conditions';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
import type { RedirectFilters } from '../redirect-form';
import type { Session } from '@/lib/database/sessions';
import { isKept, isPublished, pagePath } from '@/data/pages';

/** What a row of the redirects shows. */
export type RedirectRow = {
  id: string;
  from: string;
  /** Where it leads now; null where its page is gone. */
  to: string | null;
  /** Of the page it follows, where it follows one. */
  pageTitle: string | null;
  /** Whether that page is shown to visitors. */
  isShown: boolean;
  isAutomatic: boolean;
};

export type RedirectListing = { rows: RedirectRow[]; total: number; matching: number };

const from = `cms_redirects r left join cms_pages p on p.id = r.page_id and ${isKept()}`;
const searched = `r."from" || ' ' || coalesce(r."to", '') || ' ' || coalesce(p.title || ' ' || p.slug, '')`;

/** A step of the redirects by their old addresses, with how many the filters let through and how many there are. */
export function listRedirects(asked: ListStep<RedirectFilters>): Promise<RedirectListing> {
  const { payload, filters, limit, offset } = asked;
  const where = new Conditions().contain(searched, filters.search);
  if (filters.kind !== 'all')
    where.equal('coalesce(r.is_automatic, false)::text', String(filters.kind === 'automatic'));
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from cms_redirects',
      matching: `select count(*) from ${from} where ${matches}`,
    },
    rows: `select r.id, r."from", coalesce(${pagePath()}, r."to") as to, p.title as "pageTitle",
                  (r.page_id is null or coalesce(p.is_published, false)) as "isShown",
                  coalesce(r.is_automatic, false) as "isAutomatic"
             from ${from} where ${matches}
            order by r."from", r.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}

export type WantedRedirect = { id?: string; from: string; to: string };

export type Obstacles = {
  /** It is to change, and is there no longer. */
  isGone: boolean;
  /** A page is shown where it begins. */
  isPage: boolean;
  /** Another one begins there. */
  isTaken: boolean;
  /** Following it would lead back. */
  isLoop: boolean;
};

/** What stands against a redirect from one path to another; `id` is its own, where it is there already. */
export async function findObstacles({ client }: Session, { id, from, to }: WantedRedirect): Promise<Obstacles> {
  const { rows } = await client.query<Obstacles>(
    `with recursive way (path, step) as (
       select $3::text, 0
       union all
       select coalesce(${pagePath()}, regexp_replace(r."to", '[?#].*$', '')), step + 1
         from way join cms_redirects r on r."from" = way.path and r.id is distinct from $1::uuid
         left join cms_pages p on p.id = r.page_id and ${isKept()}
        where step < 100 and way.path <> $2)
     select $1::uuid is not null and not exists (select from cms_redirects where id = $1::uuid) as "isGone",
            exists (select from cms_pages p where ${isPublished()} and '/' || p.slug = $2) as "isPage",
            exists (select from cms_redirects where "from" = $2 and id is distinct from $1::uuid) as "isTaken",
            exists (select from way where path = $2) as "isLoop"`,
    [id ?? null, from, to],
  );
  const [found] = rows;
  if (!found) throw new Error('The database answered nothing.');
  return found;
}

/** The page that is shown at an address of ours. */
export async function findPageAt({ client }: Session, to: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select p.id from cms_pages p where ${isPublished()} and ${pagePath()} = $1`,
    [to],
  );
  return rows[0]?.id;
}

/** Nobody else adds one until the transaction ends: two that are right alone could make a loop together. */
export async function lockRedirects({ client }: Session): Promise<void> {
  await client.query('lock table cms_redirects in share row exclusive mode');
}
