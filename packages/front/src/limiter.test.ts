import { describe, expect, it } from 'vitest';
import { createQueue, createLimiter } from './limiter';

function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('limiter', () => {
  it('run so many at a time, in their order, those that go first before all others', async () => {
    const { begun, work, end } = workshop();
    const limiter = createLimiter({ running: 2, waiting: 5 });
    const all = ['a', 'b', 'c', 'd'].map((name) => limiter.run(work(name)));
    const urgent = limiter.run(work('urgent'), { first: true });
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await all[1];
    await expect.poll(() => begun).toEqual(['a', 'b', 'urgent']);
    end('urgent');
    await urgent;
    await expect.poll(() => begun).toEqual(['a', 'b', 'urgent', 'c']);
    for (const name of ['a', 'c']) end(name);
    await expect.poll(() => begun).toEqual(['a', 'b', 'urgent', 'c', 'd']);
    end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'].map((value) => ({ ok: true, value })));
  });

  it('refuse what finds the queue full, each queue by itself', async () => {
    const { work, end } = workshop();
    const limiter = createLimiter({ running: 1, waiting: 1 });
    const [running, waiting] = [limiter.run(work('a')), limiter.run(work('b'))];
    expect(await limiter.run(work('c'))).toEqual({ ok: false });
    const urgent = limiter.run(work('urgent'), { first: true });
    end('a');
    await running;
    await expect.poll(() => (end('urgent'), end('b'), 'tried')).toBe('tried');
    await urgent;
    end('b');
    expect(await waiting).toEqual({ ok: true, value: 'b' });
  });

  it('come to all where nobody is refused, whatever becomes of the others', async () => {
    const inQueue = createQueue(2);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      throw new Error('broken');
    };
    const ends = await Promise.allSettled(Array.from({ length: 300 }, () => inQueue(work)));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect([most, running]).toEqual([2, 0]);
  });

  it('go on after work that failed', async () => {
    const limiter = createLimiter({ running: 1, waiting: 1 });
    await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limiter.run(async () => 1)).toEqual({ ok: true, value: 1 });
  });
});
