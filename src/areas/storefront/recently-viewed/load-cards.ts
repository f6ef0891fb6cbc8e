import { joinIds } from '@/domain/text/id-list';
import { request } from '@/lib/client/request';
import type { ProductCardData } from '@/modules/catalogue/products';

/** Products per request, limited by the length of an address. */
export const CARDS_PER_REQUEST = 50;

/** Null for products no longer in the shop. @throws if they cannot be loaded. */
export async function loadCards(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, ProductCardData | null>> {
  const steps = Array.from({ length: Math.ceil(ids.length / CARDS_PER_REQUEST) }, (_, step) =>
    ids.slice(step * CARDS_PER_REQUEST, (step + 1) * CARDS_PER_REQUEST),
  );
  const cards = (await Promise.all(steps.map((step) => loadStep(step, signal)))).flat();
  return new Map(ids.map((id) => [id, cards.find((card) => card.id === id) ?? null]));
}

async function loadStep(ids: readonly string[], signal: AbortSignal): Promise<ProductCardData[]> {
  const answer = await request<ProductCardData[]>(`/wishlist/products?ids=${joinIds(ids)}`, { signal });
  if (!answer.ok) throw new Error(`The products could not be loaded: ${answer.code}`);
  return answer.value;
}
