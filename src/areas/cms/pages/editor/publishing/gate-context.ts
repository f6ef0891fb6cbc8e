import { allBlocks } from '@/domain/pages/editor/blocks';
import type { CheckContext } from '@/domain/pages/editor';
import { libraryId, type PageData } from '@/modules/pages/page-content';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { askCms } from '@/areas/cms/http/server-calls';
import type { PictureSample } from '@/domain/pages/editor/check/types';

/** Pictures looked at for one answer of the gate: each is read and drawn. */
const MOST_SAMPLES = 12;

/** What the gate has to know besides the page. Asked afresh: a picture may have been deleted since it was opened. */
export async function gateContext(blocks: readonly EditorBlock[]): Promise<CheckContext> {
  const [data, samples] = await Promise.all([
    askCms<PageData>('/cms/page-data', 'POST', { blocks }),
    samplesOf(blocks),
  ]);
  const sampleOf = (id: string) => samples.get(id);
  if (data.kind !== 'ok') return { sampleOf };
  const { pictures, products } = data.value;
  return {
    sampleOf,
    isKnownPicture: (id) => id in pictures,
    productsShown: (blockId) => products[blockId]?.length,
  };
}

/** Pictures that words stand on, by id. */
async function samplesOf(blocks: readonly EditorBlock[]): Promise<Map<string, PictureSample>> {
  const heroes = allBlocks(blocks).flatMap(({ block }) => (block.blockType === 'hero' ? [block] : []));
  const ids = [...new Set(heroes.flatMap(({ backgroundImage }) => libraryId(backgroundImage) ?? []))];
  const found = await Promise.all(
    ids.slice(0, MOST_SAMPLES).map(async (id): Promise<[string, PictureSample][]> => {
      const answer = await askCms<{ sample: PictureSample }>(`/cms/media/${id}/sample`, 'GET');
      return answer.kind === 'ok' ? [[id, answer.value.sample]] : [];
    }),
  );
  return new Map(found.flat());
}
