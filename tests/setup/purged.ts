import { afterAll, beforeAll, beforeEach } from 'vitest';
import { installStore, ResponseStore } from '@kitroom/front/cache/store';

/** Reset for each test. */
export function recordPurges(): Set<string> {
  const purged = new Set<string>();
  class RecordingStore extends ResponseStore {
    override purgeTags(tags: readonly string[]): void {
      for (const tag of tags) purged.add(tag);
      super.purgeTags(tags);
    }
  }
  beforeAll(() => installStore(new RecordingStore()));
  beforeEach(() => purged.clear());
  afterAll(() => installStore(undefined));
  return purged;
}
