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
});
