import type { PayloadRequest } from 'payload';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { OrderLine } from '@/domain/orders/price-goods';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { kitHash, storeKitDocument } from '@/modules/kits/store-kit-document';

/** In the request’s transaction; returns the lines with these kits. `documents`: kits that came along, by hash. */
export async function storeOrderedKits<Line extends OrderLine>(
  req: PayloadRequest,
  lines: readonly Line[],
  documents: ReadonlyMap<string, KitDocument> = new Map(),
): Promise<Line[]> {
  const ordered = new Map(lines.flatMap(({ kit }) => (kit ? [[keyOf(kit), kit]] : [])));
  const garments = new Map<string, KitDocument>();
  const hashes = new Map<string, string>();
  for (const [key, requested] of ordered) {
    const { hash } = requested;
    const kit = documents.get(hash) ?? (await findKitByHash(req, hash))?.document;
    if (!kit) throw new Error('A kit that was priced is gone.');
    const only = garmentsOfKit(kit, garmentsOf(requested));
    garments.set(kitHash(only), only);
    hashes.set(key, kitHash(only));
  }
  // Always in the same order, so that two orders cannot wait for each other.
  for (const [, kit] of [...garments].sort(([a], [b]) => (a < b ? -1 : 1))) await storeKitDocument(req, kit);
  return lines.map((line) => {
    const hash = line.kit && hashes.get(keyOf(line.kit));
    return line.kit && hash ? { ...line, kit: { ...line.kit, hash } } : line;
  });
}

const keyOf = (kit: OrderedKit): string => [kit.hash, ...garmentsOf(kit)].join(' ');
