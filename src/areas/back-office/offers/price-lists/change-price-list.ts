import type { PayloadRequest } from 'payload';
import { sizeCodeOf } from '@/domain/catalogue/sizes';
import { listSkus } from '@/data/products';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields, refusalOf, type Refusal } from '@/lib/failures';
import { asUser } from '@/lib/payload/as-user';
import type { FieldErrors, Result } from '@/lib/result';
import { findClubs, findCustomers, findVariations } from './data';
import type { PriceListInput, TypedPrice } from './price-list-form';

type SavePriceList = { req: PayloadRequest; id: string | null; input: PriceListInput };

export async function savePriceList({ req, id, input }: SavePriceList): Promise<Result<object, Refusal>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async () => {
      const [clubs, customers] = [await findClubs(req, input.teams), await findCustomers(req, input.customers)];
      const { prices, problems } = await resolvePrices(req, input.prices);
      const fieldErrors: FieldErrors = {
        ...unknown('teams', 'No club has the username', input.teams, clubs),
        ...unknown('customers', 'No customer has the address', input.customers, customers),
        ...(problems.length > 0 && { prices: problems.slice(0, 5) }),
      };
      if (Object.keys(fieldErrors).length > 0) return invalidFields(fieldErrors);
      const data = {
        ...{ ...input, prices },
        teams: input.teams.flatMap((name) => clubs.get(name) ?? []),
        customers: input.customers.flatMap((email) => customers.get(email) ?? []),
      };
      await (id === null
        ? payload.create({ collection: 'price-lists', data, ...asUser(req) })
        : payload.update({ collection: 'price-lists', id, data, ...asUser(req) }));
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'price list', 'Failed to save price list');
  }
}

function unknown(field: string, what: string, typed: readonly string[], known: Map<string, string>): FieldErrors {
  const missing = typed.filter((name) => !known.has(name));
  return missing.length > 0 ? { [field]: [`${what} ${missing.join(', ')}.`] } : {};
}

type Resolved = { prices: { product: string; variation?: string; price: number }[]; problems: string[] };

async function resolvePrices(req: PayloadRequest, typed: readonly TypedPrice[]): Promise<Resolved> {
  const skus = [...new Set(typed.map(({ sku }) => sku))];
  const products = await listSkus(req, skus);
  const variations = typed.some(({ size }) => size !== undefined) ? await findVariations(req, skus) : [];
  const problems: string[] = [];
  const prices = typed.flatMap(({ line, sku, color, size, price }) => {
    const product = products.get(sku);
    const refuse = (message: string) => {
      problems.push(`Line ${line}: ${message}`);
      return [];
    };
    if (!product) return refuse(`no product has ${sku}.`);
    if (size === undefined) return [{ product, price }];
    const code = sizeCodeOf(size);
    const variation = variations.find(
      (each) => each.sku === sku && each.color === color?.toLowerCase() && each.size === code,
    );
    return variation
      ? [{ product, variation: variation.id, price }]
      : refuse(`${sku} is not sold in ${color}, ${size}.`);
  });
  return { prices, problems };
}
