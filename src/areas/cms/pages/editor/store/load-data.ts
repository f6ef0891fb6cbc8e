import type { PageDocument } from '@/domain/pages/editor/types';
import type { PageData } from '@/modules/pages/page-content';
import { needsOf, subjectOf } from './page-needs';
import { requestCms } from '@/areas/cms/http/server-calls';

const PAUSE_MS = 400;
const RETRY_MS = 5000;

/**
 * Loads pictures and products newly needed by blocks, a moment after the last change, one request at a time.
 * @param given document whose data is already loaded.
 */
export function createDataLoader(given: PageDocument, present: () => PageDocument, onData: (data: PageData) => void) {
  /** Last loaded need by subject: a grid set back needs its first products again. */
  const met = new Map(given.blocks.flatMap(needsOf).map((need) => [subjectOf(need), need]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading = false;

  const isMet = (need: string) => met.get(subjectOf(need)) === need;
  const lacking = () => present().blocks.filter((block) => !needsOf(block).every(isMet));

  function wait(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), ms);
  }

  async function load() {
    const blocks = lacking();
    if (loading || !blocks.length) return;
    loading = true;
    const answer = await requestCms<PageData>('/cms/page-data', 'POST', { blocks });
    loading = false;
    if (answer.kind === 'away') return wait(RETRY_MS);
    for (const need of blocks.flatMap(needsOf)) met.set(subjectOf(need), need);
    if (answer.kind === 'ok') onData(answer.value);
    if (lacking().length) wait(PAUSE_MS);
  }

  return {
    changed: () => lacking().length > 0 && wait(PAUSE_MS),
    stop: () => clearTimeout(timer),
  };
}
