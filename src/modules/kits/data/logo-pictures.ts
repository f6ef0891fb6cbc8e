import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** Hashes (SHA-256) of those pictures that no stored kit has. An index knows the pictures of each kit. */
export async function selectLooseHashes(payload: Payload, hashes: readonly string[]): Promise<string[]> {
  const rows = await query<{ hash: string }>(
    payload,
    `select picture.hash from unnest($1::text[]) as picture(hash)
      where not exists (
        select from kit_documents
         where jsonb_path_query_array(document, '$.elements[*].logo.picture.hash') ? picture.hash)`,
    [hashes],
  );
  return rows.map(({ hash }) => hash);
}
