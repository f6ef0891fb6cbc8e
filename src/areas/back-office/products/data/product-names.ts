import type { Session } from '@/lib/database/sessions';
import { escapeLike } from '@/lib/database/search-patterns';

export async function listNamesakes(
  { client }: Session,
  { slug, sku }: { slug: string; sku: string },
  except?: string,
): Promise<{ slug: boolean; sku: boolean }[]> {
  const { rows } = await client.query<{ slug: boolean; sku: boolean }>(
    'select slug = $1 as slug, sku = $2 as sku from products where (slug = $1 or sku = $2) and id is distinct from $3::uuid',
    [slug, sku, except ?? null],
  );
  return rows;
}

export async function listNames({ client }: Session, column: 'slug' | 'sku', base: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select ${column} as name from products where ${column} like $1`,
    [`${escapeLike(base)}%`],
  );
  return rows.map(({ name }) => name);
}

/** By the activity log; null if unknown. */
export async function findLastEditor({ client }: Session, id: string): Promise<string | null> {
  const { rows } = await client.query<{ by: string }>(
    `select actor_name as by from activity_log where subject_type = 'products' and subject_id = $1
      order by created_at desc limit 1`,
    [id],
  );
  return rows[0]?.by ?? null;
}
