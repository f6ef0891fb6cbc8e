import type { PayloadRequest } from 'payload';
import { listSkus } from '@/data/products';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields, refusalOf, type Refusal } from '@/lib/failures';
import { asUser } from '@/lib/payload/as-user';
import type { Result } from '@/lib/result';
import type { OfferInput } from './offer-form';

type SaveOffer = {
  req: PayloadRequest;
  id: string | null;
  input: OfferInput;
  isUsed: boolean;
};

export async function saveOffer({ req, id, input, isUsed }: SaveOffer): Promise<Result<object, Refusal>> {
  const { skus, ...fields } = input;
  const { name, firstOrder, startsOn, endsOn, maxUses, maxUsesEach, isActive } = fields;
  const { payload } = req;
  try {
    return await inTransaction(req, async () => {
      const known = await listSkus(req, skus);
      const unknown = skus.filter((sku) => !known.has(sku));
      if (unknown.length > 0 && !isUsed) return invalidFields({ skus: [`No product has ${unknown.join(', ')}.`] });
      const data = {
        ...fields,
        products: skus.flatMap((sku) => known.get(sku) ?? []),
      };
      const changes = isUsed ? { name, firstOrder, startsOn, endsOn, maxUses, maxUsesEach, isActive } : data;
      await (id === null
        ? payload.create({ collection: 'offers', data, ...asUser(req) })
        : payload.update({ collection: 'offers', id, data: changes, ...asUser(req) }));
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'offer', 'Failed to save offer');
  }
}
