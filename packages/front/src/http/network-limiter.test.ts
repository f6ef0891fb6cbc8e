import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFront, type Harness } from '../../tests/harness';

const AT_ONCE = 8;
const WAITING = 500;
const OTHER = '127.0.0.2';

let front: Harness;
let reached: string[];
let answer: Map<string, () => void>;

beforeEach(async () => {
  reached = [];
  answer = new Map();
  front = await startFront((req, res) => {
    const path = req.url ?? '';
    reached.push(path);
    if (path === '/stream') return void res.write('retry: 3000\n\n');
    answer.set(path, () => res.end('made'));
  });
});
afterEach(async () => {
  front.server.closeAllConnections();
  await front.close();
});

const paths = (count: number, of = 'page') => Array.from({ length: count }, (_, index) => `/${of}/${index}`);
const ask = (path: string, signal?: AbortSignal) => front.send(path, { signal }).catch(() => undefined);

describe('one network', () => {
  it('has eight answers made at a time, the next when one of them begins', async () => {
    const first = paths(AT_ONCE + 1).map((path) => ask(path));
    await front.arrived(AT_ONCE + 1);
    expect(reached).toHaveLength(AT_ONCE);
    const waiting = paths(AT_ONCE + 1).find((path) => !reached.includes(path))!;
    answer.get(reached[0]!)?.();
    await expect.poll(() => reached.at(-1)).toBe(waiting);
    for (const path of reached) answer.get(path)?.();
    expect((await Promise.all(first)).map((each) => each?.status)).toEqual(Array(AT_ONCE + 1).fill(200));
  });

  it('keeps nobody else waiting', async () => {
    for (const path of paths(AT_ONCE * 3)) void ask(path);
    await front.arrived(AT_ONCE * 3);
    const others = front.send('/theirs', { from: OTHER });
    await expect.poll(() => reached.at(-1)).toBe('/theirs');
    answer.get('/theirs')?.();
    expect((await others).status).toBe(200);
    expect(reached).toHaveLength(AT_ONCE + 1);
  });

  it.each<[string, OutgoingHttpHeaders, string[], string?]>([
    ['a question to the API', {}, ['/api/q/0', '/page']],
    ['the same without its body', {}, ['/api/q/0', '/page'], 'HEAD'],
    ['one with a session', { cookie: 'team-token=x' }, ['/api/q/0', '/api/q/1', '/page']],
    ['one with credentials', { authorization: 'JWT x' }, ['/api/q/0', '/api/q/1', '/page']],
  ])(
    'has one answer at a time made to strangers, and pages beside it: %s',
    async (_what, headers, first, method = 'GET') => {
      for (const path of paths(2, 'api/q')) void front.send(path, { headers, method }).catch(() => undefined);
      await front.arrived(2);
      void ask('/page');
      await expect.poll(() => reached.toSorted()).toEqual(first);
    },
  );

  it('keeps no turn by a stream that has begun', async () => {
    for (let stream = 0; stream < AT_ONCE; stream += 1) void ask('/stream');
    void ask('/page');
    await expect.poll(() => reached.at(-1)).toBe('/page');
  });

  it('uploads beside its turns, however slow its line is', async () => {
    for (const path of paths(AT_ONCE + 1)) void ask(path);
    await front.arrived(AT_ONCE + 1);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    void front.send('/upload', { method: 'POST', headers, body: Buffer.from('--x--') }).catch(() => undefined);
    await expect.poll(() => reached.at(-1)).toBe('/upload');
  });

  it('calls nothing an upload that only asks', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const path of paths(AT_ONCE + 1)) void front.send(path, { headers }).catch(() => undefined);
    await front.arrived(AT_ONCE + 1);
    expect(reached).toHaveLength(AT_ONCE);
  });

  it('has nothing made for those who left before their turn', async () => {
    for (const path of paths(AT_ONCE)) void ask(path);
    await front.arrived(AT_ONCE);
    const leaving = new AbortController();
    const left = paths(3, 'left').map((path) => ask(path, leaving.signal));
    void ask('/last');
    await front.arrived(AT_ONCE + 4);
    const closed = new Promise<void>((resolve) => front.server.once('connection', () => resolve()));
    leaving.abort();
    await Promise.all(left);
    void ask('/after');
    await closed;
    await front.arrived(AT_ONCE + 5);
    for (const path of [...reached]) answer.get(path)?.();
    await expect.poll(() => reached.slice(AT_ONCE)).toEqual(['/last', '/after']);
  });

  it('is refused with a time to retry if too many wait', async () => {
    for (const path of paths(AT_ONCE + WAITING)) void ask(path);
    await front.arrived(AT_ONCE + WAITING);
    const { status, headers, body } = await front.send('/products');
    expect(status).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': '5', 'x-content-type-options': 'nosniff' });
    expect(JSON.parse(body.toString())).toEqual({
      type: '/errors#too_many_requests',
      code: 'too_many_requests',
      message: 'Too many requests at once.',
    });
    expect(reached).toHaveLength(AT_ONCE);
  });
});
