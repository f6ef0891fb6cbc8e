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

  it('stays bounded by treating many purged tags as a purge of everything', () => {
    const generations = new PurgeGenerations(2);
    const began = generations.current;
    generations.purge(['a', 'b', 'c']);
    expect(generations.isCurrent(began, ['untouched'])).toBe(false);
    expect(generations.isCurrent(generations.current, ['a'])).toBe(true);
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
    generations.purge(['d', 'e']);
    expect(generations.since(began, new Set(['a']))).toBeUndefined();
  });

  it('forgets the oldest of many purges', () => {
    const generations = new PurgeGenerations();
    for (let count = 0; count <= 5_000; count += 1) generations.purge(['a']);
    expect(generations.since(0, new Set(['a']))).toBeUndefined();
    expect(generations.since(1, new Set(['a']))).toHaveLength(5_000);
  });
});
