import { describe, expect, it } from 'vitest';
import { inSlices } from './in-slices';

function* count(to: number, counted: string[]): Generator<undefined, string, void> {
  for (let step = 1; step <= to; step += 1) {
    counted.push(`step ${step}`);
    setTimeout(() => counted.push('other'));
    yield;
  }
  return 'done';
}

describe('work in slices', () => {
  it('comes to its result, and lets others have their turn between two steps', async () => {
    const log: string[] = [];
    expect(await inSlices(count(3, log))).toBe('done');
    expect(log).toEqual(['step 1', 'other', 'step 2', 'other', 'step 3', 'other']);
  });

  it('ends where it is given up', async () => {
    const log: string[] = [];
    const leaving = new AbortController();
    const work = inSlices(count(3, log), leaving.signal);
    leaving.abort();
    expect(await work).toBeUndefined();
    expect(log).toEqual([]);
  });
});
