import { describe, expect, it } from 'vitest';
import { PurgeGenerations } from './purge-generations';

describe('purge generations', () => {
  it('lets a render stand when nothing was purged', () => {
    const generations = new PurgeGenerations();
    expect(generations.isCurrent(generations.current, ['a'])).toBe(true);
  });

  it('rejects a render that began before one of its tags was purged, and no other', () => {
    const generations = new PurgeGenerations();
    const began = generations.current;
    generations.purge(['a']);
    expect(generations.isCurrent(began, ['a', 'b'])).toBe(false);
    expect(generations.isCurrent(began, ['b'])).toBe(true);
    expect(generations.isCurrent(generations.current, ['a'])).toBe(true);
  });

  it('rejects every render that began before everything was purged', () => {
    const generations = new PurgeGenerations();
    const began = generations.current;
    generations.purgeAll();
    expect(generations.isCurrent(began, [])).toBe(false);
    expect(generations.isCurrent(generations.current, ['a'])).toBe(true);
  });

  it('stays bounded by treating what was purged long ago as a purge of everything', () => {
    const generations = new PurgeGenerations(4);
    const began = generations.current;
    for (const tag of ['a', 'b', 'a', 'c', 'd']) generations.purge([tag]);
    const later = generations.current;
    expect([began, later].map((each) => generations.isCurrent(each, ['a']))).toEqual([false, true]);
    generations.purge(['e']);
    expect(generations.isCurrent(began, ['untouched'])).toBe(false);
    expect(generations.isCurrent(later, ['untouched'])).toBe(true);
    expect(generations.isCurrent(later, ['e'])).toBe(false);
    expect(generations.past.purged.map(([tag]) => tag)).toEqual(['d', 'e']);
  });

  it('goes on in another process where one ended', () => {
    const [first, next] = [new PurgeGenerations(), new PurgeGenerations()];
    first.purgeAll();
    const began = first.current;
    first.purge(['a']);
    next.resume(structuredClone(first.past));
    expect(next.current).toBe(first.current);
    expect([['a'], ['b']].map((tags) => next.isCurrent(began, tags))).toEqual([false, true]);
    expect(next.isCurrent(0, ['b'])).toBe(false);
    next.purge(['b']);
    expect(next.isCurrent(began, ['b'])).toBe(false);
    expect(next.since(began, new Set(['b']))).toBeUndefined();
  });

  it('tells what was purged since, of some tags, as long as it is remembered', () => {
    const generations = new PurgeGenerations(4);
    generations.purge(['a']);
    const began = generations.current;
    generations.purge(['a', 'b']);
    generations.purge(['c']);
    generations.purge(['a']);
    expect(generations.since(began, new Set(['a', 'x']))).toEqual([['a', 'b'], ['a']]);
    expect(generations.since(generations.current, new Set(['a']))).toEqual([]);
    generations.purgeAll();
    expect(generations.since(began, new Set(['a']))).toBeUndefined();
  });

  it('forgets the oldest of many purges', () => {
    const generations = new PurgeGenerations();
    for (let count = 0; count <= 5_000; count += 1) generations.purge(['a']);
    expect(generations.since(0, new Set(['a']))).toBeUndefined();
    expect(generations.since(1, new Set(['a']))).toHaveLength(5_000);
  });
});
