import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { insertKitDocument } from './data/kit-documents';

export type StoredKit = { id: string; hash: string };

/** SHA-256 of a kit as canonical JSON, in hexadecimal: the same kit has the same. */
export const kitHash = (document: KitDocument): string => hashOf(canonicalJson(document));

const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex');

/**
 * Stores a kit, once for all who have the same, in the request’s transaction if there is one. The document must come
 * from `parseKit`.
 */
export async function storeKitDocument(req: PayloadRequest, document: KitDocument): Promise<StoredKit> {
  const json = canonicalJson(document);
  const hash = hashOf(json);
  return { id: await insertKitDocument(req, hash, json), hash };
}
