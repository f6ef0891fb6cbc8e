import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { insertKitDocument } from './data/kit-documents';

export type StoredKit = { id: string; hash: string };

/** SHA-256 of canonical JSON, in hexadecimal. */
export const kitHash = (document: KitDocument): string => hashOf(canonicalJson(document));

const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex');

/** Once for all who have the same. The document must come from `parseKit`. */
export async function storeKitDocument(req: PayloadRequest, document: KitDocument): Promise<StoredKit> {
  const json = canonicalJson(document);
  const hash = hashOf(json);
  return { id: await insertKitDocument(req, hash, json), hash };
}
