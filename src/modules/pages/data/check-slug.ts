import { NO_SLUG } from '@/domain/pages/editor/page-slug';
import { SLUG_TAKEN } from '@/domain/pages/editor/taken-address';
import type { Session } from '@/lib/database/sessions';
import type { FieldErrors } from '@/lib/result';
import type { Read } from './link-targets';

export interface AtAddress {
  /** Another page, not counting the trash. */
  isPage: boolean;
  isRedirect: boolean;
}

export async function findAtAddress(read: Read, slug: string, id?: string): Promise<AtAddress> {
  const [found] = await read<{ [Name in keyof AtAddress]: boolean }>(
    `select exists (select from cms_pages where slug = $1 and deleted_at is null and id is distinct from $2::uuid) as "isPage",
            exists (select from cms_redirects where "from" = '/' || $1) as "isRedirect"`,
    [slug, id ?? null],
  );
  return found ?? { isPage: false, isRedirect: false };
}

/** Error if another page has the slug, not counting the trash: only one page may be without a slug. */
export async function takenSlug({ client }: Session, slug: string, id?: string): Promise<FieldErrors | undefined> {
  const { rowCount } = await client.query(
    'select 1 from cms_pages where slug = $1 and deleted_at is null and id is distinct from $2::uuid limit 1',
    [slug, id ?? null],
  );
  return rowCount ? { slug: [slug === '' ? NO_SLUG : SLUG_TAKEN] } : undefined;
}

/** The slug itself, or with the next free number, as new-page-2. Reserved until the transaction ends. */
export async function freeSlug({ client }: Session, base: string): Promise<string> {
  await client.query(`select pg_advisory_xact_lock(hashtext('cms_pages.slug'))`);
  const { rows } = await client.query<{ slug: string }>(
    `select slug from cms_pages where deleted_at is null and (slug = $1 or slug ~ ('^' || $1 || '-[0-9]+$'))`,
    [base],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}
