import type { Payload, PayloadRequest } from 'payload';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import { query, queryIn } from '@/lib/database/query';

/** The kits with these hashes, as far as pricing has to know them: their documents may be large. */
export const listKits = (payload: Payload, hashes: readonly string[]): Promise<RequestedKit[]> =>
  query(
    payload,
    `select k.hash, k.document->>'name' as name, array(select jsonb_array_elements(k.document->'garments')->>'type') as garments,
            (select jsonb_object_agg(garment->>'type', garment->>'technique')
               from jsonb_array_elements(k.document->'garments') garment where garment ? 'technique') as techniques
       from kit_documents k where k.hash = any($1::text[])`,
    [hashes],
  );

/** The hashes of the kits that designs are in now, by the id of the design. */
export async function findDesignHashes(
  req: PayloadRequest,
  documents: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queryIn<{ id: string; hash: string }>(
    req,
    'select id, hash from kit_documents where id = any($1::uuid[])',
    [documents],
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
