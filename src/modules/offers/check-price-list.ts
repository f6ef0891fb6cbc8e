import type { PayloadRequest } from 'payload';
import { priceListProblems } from '@/domain/money/price-lists';
import { byField } from '@/domain/text/field-errors';
import { isUuid } from '@/domain/text/uuid';
import { invalidFields, refusalError } from '@/lib/failures';
import type { PriceList } from '@/payload-types';
import { productsOfVariations } from './data';

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : ((value as { id?: string } | null | undefined)?.id ?? undefined);

const refuse = (problems: { path: string; message: string }[]): Error => refusalError(invalidFields(byField(problems)));

/** Data to be stored, each variation with its product; throws APIError 422 for an impossible list. */
export async function checkPriceList(
  req: PayloadRequest,
  data: Partial<PriceList>,
  stored: PriceList | undefined,
): Promise<Partial<PriceList>> {
  const checked = data.prices ? { ...data, prices: await withProducts(req, data.prices) } : data;
  const problems = Object.entries(priceListProblems({ ...stored, ...checked }));
  if (problems.length > 0) throw refuse(problems.map(([path, message]) => ({ path, message })));
  return checked;
}

async function withProducts(
  req: PayloadRequest,
  prices: NonNullable<PriceList['prices']>,
): Promise<NonNullable<PriceList['prices']>> {
  const ids = prices.flatMap(({ variation }) => idOf(variation) ?? []).filter(isUuid);
  if (ids.length === 0) return prices;
  const products = await productsOfVariations(req, ids);
  return prices.map((price, index) => {
    const variation = idOf(price.variation);
    if (!variation) return price;
    const product = products.get(variation);
    const given = idOf(price.product);
    if (!product || (given && given !== product))
      throw refuse([{ path: `prices.${index}.variation`, message: 'This is not a size of the product.' }]);
    return { ...price, product };
  });
}
