import type { PayloadRequest } from 'payload';
import { queryIn } from '@/lib/database/query';

export type KitDocumentRow = { id: string; hash: string; document: unknown };

/** An existing one is marked as used now, and stays until the transaction ends. */
export async function insertKitDocument(req: PayloadRequest, hash: string, json: string): Promise<string> {
  const text =
    'insert into kit_documents (hash, document) values ($1, $2::jsonb) on conflict (hash) do nothing returning id';
  const [inserted] = await queryIn<{ id: string }>(req, text, [hash, json]);
  if (inserted) return inserted.id;
  // A statement of its own: the one above does not see what another transaction has just written.
  const touch = 'update kit_documents set updated_at = now() where hash = $1 returning id';
  const [known] = await queryIn<{ id: string }>(req, touch, [hash]);
  if (!known) throw new Error('A kit that is stored was not found.');
  return known.id;
}

export const selectKitDocuments = (req: PayloadRequest, ids: readonly string[]): Promise<KitDocumentRow[]> =>
  queryIn(req, 'select id, hash, document from kit_documents where id = any($1::uuid[])', [ids]);

export async function selectKitDocument(req: PayloadRequest, hash: string): Promise<KitDocumentRow | undefined> {
  const [row] = await queryIn<KitDocumentRow>(req, 'select id, hash, document from kit_documents where hash = $1', [
    hash,
  ]);
  return row;
}
