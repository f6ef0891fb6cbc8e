import type { QueryResultRow } from 'pg';
import { coveringPaths, destination, isWildcard, pathOnly, WILDCARD } from '@/domain/pages/redirect-path';
import { isKept, isPublished, pagePath } from '@/data/pages';
import { publicRouteOf } from '@/lib/http-cache/public-parameters';
import type { Session } from '@/lib/database/sessions';

/** As stored; `id` is undefined for a new one. It leads to a page or an address. */
type WantedRedirect = { id?: string; from: string; to?: string | null; page?: string | null };

export type Obstacle = 'page' | 'taken' | 'loop';

/** The caller has locked the redirects. */
export async function findObstacle(session: Session, wanted: WantedRedirect): Promise<Obstacle | undefined> {
  const { id, from } = wanted;
  const found = await one<{ isPage: boolean; isTaken: boolean; path: string | null }>(
    session,
    `select exists (select from cms_pages p where ${isPublished()} and '/' || p.slug = $2) as "isPage",
            exists (select from cms_redirects where "from" = $2 and id is distinct from $1::uuid) as "isTaken",
            (select ${pagePath()} from cms_pages p where p.id = $3::uuid) as path`,
    [id ?? null, from, wanted.page ?? null],
  );
  if (found?.isPage) return 'page';
  if (found?.isTaken) return 'taken';
  const to = wanted.page ? found?.path : wanted.to;
  return to?.startsWith('/') && (await leadsBack(session, { id, from }, to)) ? 'loop' : undefined;
}

/** Longer chains are not followed, so a redirect that would make one is none. */
const MOST_STEPS = 20;

async function leadsBack(session: Session, { id, from }: WantedRedirect, to: string): Promise<boolean> {
  // A wildcard matches anything, so any word shows its target.
  let path = pathOnly(isWildcard(to) ? `${to.slice(0, -WILDCARD.length)}/any` : to);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (path === '/' || publicRouteOf(path) !== '/[...slug]') return false;
    const next = await one<{ from: string | null; to: string | null; isPage: boolean }>(
      session,
      `select r."from", coalesce(${pagePath()}, r."to") as "to",
              exists (select from cms_pages q where ${isPublished('q')} and '/' || q.slug = $2) as "isPage"
         from (select 1) as always
         left join cms_redirects r on r."from" = any($1) and r.id is distinct from $3::uuid
         left join cms_pages p on p.id = r.page_id and ${isKept()}
        order by r."from" like '%${WILDCARD}', length(r."from") desc limit 1`,
      [coveringPaths(path), path, id ?? null],
    );
    if (next?.isPage) return false;
    const nearest = coveringPaths(path).find((each) => each === from || each === next?.from);
    if (nearest === from) return true;
    if (!next?.from || !next.to) return false;
    const led = destination({ from: next.from, to: next.to }, path);
    if (!led.startsWith('/')) return false;
    path = pathOnly(led).replace(/(?<=.)\/+$/, '');
  }
  return true;
}

async function one<Row extends QueryResultRow>(
  { client }: Session,
  text: string,
  values: unknown[],
): Promise<Row | undefined> {
  return (await client.query<Row>(text, values)).rows[0];
}

export async function findPageAt(session: Session, to: string): Promise<string | undefined> {
  const found = await one<{ id: string }>(
    session,
    `select p.id from cms_pages p where ${isPublished()} and ${pagePath()} = $1`,
    [to],
  );
  return found?.id;
}

/** Until the transaction ends: two redirects that are right alone could make a loop together. */
export async function lockRedirects({ client }: Session): Promise<void> {
  await client.query('lock table cms_redirects in share row exclusive mode');
}
