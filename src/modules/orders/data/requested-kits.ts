import type { Payload, PayloadRequest } from 'payload';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import { query, queryIn } from '@/lib/database/query';

/** Only what pricing needs: their documents may be large. */
export const listKits = (payload: Payload, hashes: readonly string[]): Promise<RequestedKit[]> =>
  query(
    payload,
    `select k.hash, k.document->>'name' as name, array(select jsonb_array_elements(k.document->'garments')->>'type') as garments,
            (select jsonb_object_agg(garment->>'type', garment->>'technique')
               from jsonb_array_elements(k.document->'garments') garment where garment ? 'technique') as techniques
       from kit_documents k where k.hash = any($1::text[])`,
    [hashes],
  );

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
