import type { PayloadRequest } from 'payload';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { techniquesOf } from '@/domain/kits/document/kit-techniques';
import { parseKit } from '@/domain/kits/document/parse-kit';
import type { OrderItem } from '@/domain/orders/checkout-input';
import type { RequestedItem } from '@/domain/orders/shop-items';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import { isUuid } from '@/domain/text/uuid';
import { teamWhere, may } from '@/lib/accounts/active-user';
import { asUser } from '@/lib/payload/as-user';
import type { FieldErrors } from '@/lib/result';
import { pictureFaults } from '@/modules/kits/logos/logo-files';
import { kitHash } from '@/modules/kits/store-kit-document';
import { findDesignHashes, listKits } from '../data/requested-kits';

const MAX_KITS = 50;

const UNKNOWN = 'We have no such design.';

type ResolvedKits = {
  items: RequestedItem[];
  documents: Map<string, KitDocument>;
  fieldErrors: FieldErrors;
};

/** Kits are named by design id, by hash, which nobody knows who has not seen it, or by document. Stores nothing. */
export async function resolveKits(req: PayloadRequest, items: readonly OrderItem[]): Promise<ResolvedKits> {
  const documents = new Map<string, KitDocument>();
  const fieldErrors: FieldErrors = {};
  const readSent = async (design: object, index: number): Promise<string | undefined> => {
    const kit = parseKit(design);
    const errors = kit.ok ? await pictureFaults(kit.document) : kit.fieldErrors;
    for (const [field, messages] of Object.entries(errors)) fieldErrors[`items.${index}.design.${field}`] = messages;
    if (!kit.ok) {
      fieldErrors[`items.${index}.design`] = [kit.message];
      return undefined;
    }
    const hash = kitHash(kit.document);
    documents.set(hash, kit.document);
    return hash;
  };
  const given: (string | undefined)[] = [];
  for (const [index, { design }] of items.entries())
    given.push(typeof design === 'object' ? await readSent(design, index) : design?.toLowerCase());
  const named = [...new Set(given.filter((each) => each !== undefined))];
  const known = named.length > MAX_KITS ? new Map<string, RequestedKit>() : await findKits(req, named, documents);
  const refusal = named.length > MAX_KITS ? `An order can have at most ${MAX_KITS} kits.` : UNKNOWN;
  return {
    documents,
    items: items.map(({ design: _, ...item }, index) => {
      const name = given[index];
      const kit = name === undefined ? undefined : known.get(name);
      if (name !== undefined && !kit) fieldErrors[`items.${index}.design`] = [refusal];
      return { ...item, ...(kit && { kit }) };
    }),
    fieldErrors,
  };
}

async function findKits(
  req: PayloadRequest,
  named: readonly string[],
  documents: ReadonlyMap<string, KitDocument>,
): Promise<Map<string, RequestedKit>> {
  const hashes = await findHashes(req, named.filter(isUuid));
  const wanted = named.map((name) => hashes.get(name) ?? name).filter((hash) => !documents.has(hash));
  const stored = wanted.length > 0 ? await listKits(req.payload, wanted) : [];
  const sent = [...documents].map(([hash, { name, garments }]) => ({
    hash,
    name,
    garments: garments.map(({ type }) => type),
    techniques: techniquesOf(garments),
  }));
  const byHash = new Map([...stored, ...sent].map((kit) => [kit.hash, kit]));
  return new Map(
    named.flatMap((name): [string, RequestedKit][] => {
      const kit = byHash.get(hashes.get(name) ?? name);
      return kit ? [[name, kit]] : [];
    }),
  );
}

/** Only of designs that the request may read. */
async function findHashes(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const mayAsk = teamWhere(req.user, 'designs') || may(req.user, 'teams:read');
  if (ids.length === 0 || !mayAsk) return new Map();
  const { docs } = await req.payload.find({
    collection: 'kit-designs',
    where: { and: [{ id: { in: [...ids] } }, { isActive: { equals: true } }] },
    pagination: false,
    ...asUser(req),
  });
  const documentOf = ({ document }: (typeof docs)[number]) => (typeof document === 'string' ? document : document.id);
  const hashes = await findDesignHashes(req, docs.map(documentOf));
  return new Map(
    docs.flatMap((design): [string, string][] => {
      const hash = hashes.get(documentOf(design));
      return hash ? [[design.id, hash]] : [];
    }),
  );
}
