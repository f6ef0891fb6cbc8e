import type { PayloadRequest } from 'payload';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { printedKit } from '@/domain/kits/document/printed-kit';
import { garmentsOf, isSameColor, type OrderedKit } from '@/domain/orders/resolve-line';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { kitHash } from '@/modules/kits/store-kit-document';
import { listPrintedProducts } from './data/printed-products';
import type { ProofLine } from './proof-line';

export type LineKit = {
  line: ProofLine;
  /** Its kit or, of goods from stock, a plain garment in their colour; undefined if it cannot be drawn. */
  drawn?: { kit: OrderedKit; document: KitDocument };
};

/** Without lines whose own kit is gone. */
export async function loadLineKits(req: PayloadRequest, lines: readonly ProofLine[]): Promise<LineKit[]> {
  const fromStock = lines.flatMap(({ kit, productId }) => (kit ? [] : productId));
  const products = fromStock.length > 0 ? await listPrintedProducts(req, fromStock) : [];
  const found = await Promise.all(
    lines.map(async (line): Promise<LineKit[]> => {
      const { kit } = line;
      if (kit) {
        const stored = await findKitByHash(req, kit.hash);
        return stored ? [{ line, drawn: { kit, document: garmentsOfKit(stored.document, garmentsOf(kit)) } }] : [];
      }
      const { garment = null, colors = [] } = products.find(({ id }) => id === line.productId) ?? {};
      const document =
        garment &&
        printedKit(
          garment,
          colors.find(({ name }) => isSameColor(name, line.color)),
        );
      if (!garment || !document) return [{ line }];
      return [{ line, drawn: { kit: { hash: kitHash(document), name: document.name, garment }, document } }];
    }),
  );
  return found.flat();
}
