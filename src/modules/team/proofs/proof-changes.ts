import type { PayloadRequest } from 'payload';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import { kitChanges, type KitChanges } from '@/domain/kits/production/kit-changes';
import { garmentsOf, type OrderedKit } from '@/domain/orders/resolve-line';
import { replacedKits, teamLineChanges } from '@/domain/teams/team-order-edit';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { listShown } from '../data/shown-lines';

export type ChangedKit = { was: string; is: string; name: string; sides: KitChanges['sides'] };

export type ProofChanges = {
  since: number;
  texts: string[];
  kits: ChangedKit[];
};

/** Compares the newest proof with the one before; undefined if it cannot. */
export async function loadProofChanges(req: PayloadRequest, orderId: string): Promise<ProofChanges | undefined> {
  const [is, was] = await listShown(req, orderId);
  if (!is?.shown || !was?.shown) return undefined;
  const [before, after] = [was.shown, is.shown].map((items) => ({ items, discounts: [] }));
  const texts = before && after ? teamLineChanges(before, after) : [];
  const kits: ChangedKit[] = [];
  for (const replaced of replacedKits(was.shown, is.shown)) {
    const [from, to] = [await drawnKit(req, replaced.was), await drawnKit(req, replaced.is)];
    if (!from || !to) continue;
    const changes = kitChanges(from, to);
    texts.push(...changes.texts.map((text) => `“${replaced.is.name}”: ${text}`));
    kits.push({ was: replaced.was.hash, is: replaced.is.hash, name: replaced.is.name, sides: changes.sides });
  }
  return { since: was.version, texts, kits };
}

async function drawnKit(req: PayloadRequest, kit: OrderedKit) {
  const stored = await findKitByHash(req, kit.hash);
  return stored && garmentsOfKit(stored.document, garmentsOf(kit));
}
