import type { PayloadRequest } from 'payload';
import { refusalOf, type Refusal } from '@/lib/failures';
import { asUser } from '@/lib/payload/as-user';
import type { Result } from '@/lib/result';

const NOUNS = { offers: 'offer', 'price-lists': 'price list' } as const;

type Change = { req: PayloadRequest; id: string };

export async function endRecord(collection: keyof typeof NOUNS, { req, id }: Change): Promise<Result<object, Refusal>> {
  try {
    await req.payload.update({ collection, id, data: { isActive: false }, ...asUser(req) });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, NOUNS[collection], `Failed to end ${NOUNS[collection]}`);
  }
}

export async function deleteRecord(
  collection: keyof typeof NOUNS,
  { req, id }: Change,
): Promise<Result<object, Refusal>> {
  try {
    await req.payload.delete({ collection, id, ...asUser(req) });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, NOUNS[collection], `Failed to delete ${NOUNS[collection]}`);
  }
}
