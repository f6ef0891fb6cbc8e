import type { PayloadRequest } from 'payload';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { parseKit } from '@/domain/kits/document/parse-kit';
import { selectKitDocument, selectKitDocuments, type KitDocumentRow } from './data/kit-documents';
import type { StoredKit } from './store-kit-document';

/** A stored kit, migrated to the current version; its hash stays that of the stored one. */
export type FoundKit = StoredKit & { document: KitDocument };

export async function findKitDocuments(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, FoundKit>> {
  const rows = ids.length > 0 ? await selectKitDocuments(req, [...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, { ...row, document: readKit(row.document) }]));
}

/** The kit with this SHA-256; knowing it grants access. */
export async function findKitByHash(req: PayloadRequest, hash: string): Promise<FoundKit | undefined> {
  const row: KitDocumentRow | undefined = /^[0-9a-f]{64}$/.test(hash) ? await selectKitDocument(req, hash) : undefined;
  return row && { ...row, document: readKit(row.document) };
}

/** @throws if the stored document is invalid: it was valid when it was stored. */
export function readKit(stored: unknown): KitDocument {
  const reading = parseKit(stored);
  if (!reading.ok) throw new Error(`A stored kit cannot be read: ${JSON.stringify(reading.fieldErrors)}`);
  return reading.document;
}
