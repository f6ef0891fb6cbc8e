import { afterEach, expect, it, vi } from 'vitest';
import { request } from './request';

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn((_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

it('hands on what the server says', async () => {
  const fetched = answering(async () => Response.json([1, 2]));
  expect(await request('/api/numbers', { method: 'POST', body: { most: 2 } })).toEqual({ ok: true, value: [1, 2] });
  expect(fetched).toHaveBeenCalledWith('/api/numbers', expect.objectContaining({ method: 'POST', body: '{"most":2}' }));
});

it('hands on a refusal with all that came with it', async () => {
  answering(async () => Response.json({ code: 'conflict', message: 'Too late.', version: 3 }, { status: 409 }));
  expect(await request('/api/draft')).toEqual({
    ok: false,
    status: 409,
    code: 'conflict',
    message: 'Too late.',
    version: 3,
  });
});

it('tells a session that has ended from a server that is away', async () => {
  answering(async () => Response.json({ code: 'unauthorized', message: 'Please sign in.' }, { status: 401 }));
  expect(await request('/admin/news')).toMatchObject({ ok: false, status: 401 });
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await request('/admin/news', { offline: 'Nothing is lost.' })).toEqual({
    ok: false,
    status: 0,
    code: 'offline',
    message: 'Nothing is lost.',
  });
});

it('knows a proxy’s own page for no answer of ours', async () => {
  answering(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await request('/api/cart')).toMatchObject({ ok: false, status: 502, code: 'unreadable' });
  answering(async () => new Response('<h1>Welcome to this hotel</h1>'));
  expect(await request('/api/cart')).toMatchObject({ ok: false, status: 0, code: 'offline' });
});

it('tells what was called off from what took too long', async () => {
  const failing = (name: string) => answering(() => Promise.reject(new DOMException('Over.', name)));
  failing('AbortError');
  expect(await request('/api/search')).toMatchObject({ code: 'aborted' });
  failing('TimeoutError');
  expect(await request('/api/search')).toMatchObject({ code: 'offline' });
});
