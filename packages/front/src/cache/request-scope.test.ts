import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  CacheDecision,
  markCacheable,
  markForStrangers,
  markPrivate,
  runAsPart,
  runInRequestScope,
} from './request-scope';

describe('request scope', () => {
  it('is undecided without any directive', () => {
    const decision = new CacheDecision();
    expect(decision.isOpen).toBe(true);
    expect(decision.isPublic).toBe(false);
  });

  it('collects tags from all code below the handler, across awaits', async () => {
    const decision = new CacheDecision();
    await runInRequestScope(decision, async () => {
      markCacheable(['products']);
      await turn();
      markCacheable(['product:1', 'products']);
    });
    expect(decision.isPublic).toBe(true);
    expect([...decision.tags]).toEqual(['products', 'product:1']);
  });

  it('keeps a veto, whether it comes before or after a mark', () => {
    const before = new CacheDecision();
    runInRequestScope(before, () => (markPrivate(), markCacheable(['a'])));
    const after = new CacheDecision();
    runInRequestScope(after, () => (markCacheable(['a']), markPrivate()));
    expect([before.isPublic, after.isPublic]).toEqual([false, false]);
  });

  it('is for strangers alone as a whole where a part of it is', async () => {
    const decision = new CacheDecision();
    await runInRequestScope(decision, async () => {
      markCacheable(['page']);
      await runAsPart(async () => markForStrangers(['door']));
    });
    expect([decision.isPublic, decision.isForStrangers]).toEqual([true, true]);
  });

  it('keeps concurrent requests apart', async () => {
    const decisions = [new CacheDecision(), new CacheDecision()];
    let secondIsDone: () => void = () => undefined;
    const second = new Promise<void>((resolve) => (secondIsDone = resolve));
    await Promise.all(
      decisions.map((decision, index) =>
        runInRequestScope(decision, async () => {
          await (index === 0 ? second : turn());
          markCacheable([`tag-${index}`]);
          secondIsDone();
        }),
      ),
    );
    expect(decisions.map(({ tags }) => [...tags])).toEqual([['tag-0'], ['tag-1']]);
  });

  it('does nothing outside a request', () => {
    expect(() => (markCacheable(['a']), markPrivate())).not.toThrow();
  });
});
