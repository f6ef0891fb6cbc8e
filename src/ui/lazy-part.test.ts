import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart, loadAhead } from './lazy-part';

const view = { draw: () => 'toast' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lazy part', () => {
  it('is read once, however often it is asked for', async () => {
    const read = vi.fn(async () => view);
    const part = lazyPart(read);
    const listener = vi.fn();
    part.subscribe(listener);
    expect(part.current()).toBeUndefined();
    await Promise.all([part.load(), part.load()]);
    expect(await part.load()).toBe(view);
    expect(part.current()).toBe(view);
    expect(read).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is asked for again where it could not come', async () => {
    const part = lazyPart(vi.fn(async () => view).mockRejectedValueOnce(new Error('offline')));
    await expect(part.load()).rejects.toThrow('offline');
    expect(part.current()).toBeUndefined();
    expect(await part.load()).toBe(view);
  });
});

describe('loading ahead', () => {
  function aPage() {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.useFakeTimers();
    return page;
  }

  it('waits for a page that is quiet', async () => {
    aPage();
    const read = vi.fn(async () => view);
    loadAhead(lazyPart(read));
    await vi.advanceTimersByTimeAsync(1999);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledOnce();
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'scroll', 'online'])(
    'begins at once with %s, which comes before a request',
    (sign) => {
      const page = aPage();
      const read = vi.fn(async () => view);
      loadAhead(lazyPart(read));
      page.dispatchEvent(new Event(sign));
      expect(read).toHaveBeenCalledOnce();
    },
  );

  it('tries again at the next sign, and stops listening once it is here', async () => {
    const page = aPage();
    const read = vi.fn(async () => view).mockRejectedValueOnce(new Error('offline'));
    const part = lazyPart(read);
    const load = vi.spyOn(part, 'load');
    loadAhead(part);
    page.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(part.current()).toBe(view);
    page.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks for nothing once its page is left', async () => {
    const page = aPage();
    const read = vi.fn(async () => view);
    loadAhead(lazyPart(read))();
    page.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(read).not.toHaveBeenCalled();
  });
});
