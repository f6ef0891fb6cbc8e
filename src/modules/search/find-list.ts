import { MANY, pageStatement, tiersOf, tierStatement, type ListQuestion } from './data/list-statements';
import { ALLOW_WALKS, type ReadIndex } from './data/search-index';
import { byRow, byWords } from './data/statements';

/** Walks an index in order if hits are dense: of some 100,000 products it meets `100_000 / total` for each listed. */
const WALK = 1_000_000;

/** Call it last in a read of the index. `total`: number within all choices, at least. */
export async function findList(read: ReadIndex, list: ListQuestion, total: number): Promise<string[]> {
  const wanted = Math.min(list.offset + list.limit, total);
  if (wanted <= list.offset) return [];
  const idsOf = async (statement: ReturnType<typeof pageStatement>) =>
    (await read<{ id: string }>(statement)).map(({ id }) => id);
  const isRanked = list.sort === 'relevance' && list.terms !== undefined;
  const isWeighed = isRanked && list.hits <= MANY;
  if (isWeighed || list.hits * total < WALK * wanted) return idsOf(pageStatement(list, byWords));

  await read(ALLOW_WALKS);
  if (!isRanked) return idsOf(pageStatement(list, byRow));
  const ids: string[] = [];
  for (let tier = 0; tier <= tiersOf(list.search).length && ids.length < wanted; tier += 1) {
    ids.push(...(await idsOf(tierStatement(list, tier, wanted - ids.length))));
  }
  return ids.slice(list.offset);
}
