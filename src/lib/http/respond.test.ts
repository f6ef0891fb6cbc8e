import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { failure } from '@/lib/result';
import { failedResponse, readInput, refuse, respond } from './respond';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn() } }));

const sent = async (response: Response): Promise<unknown[]> => [response.status, await response.json()];

it('answers with the value of a result, or of anything else', async () => {
  expect(await sent(respond({ ok: true, id: 7 }, { status: 201 }))).toEqual([201, { id: 7 }]);
  expect(await sent(respond({ rows: [] }))).toEqual([200, { rows: [] }]);
  expect(respond({ rows: [] }).headers.get('cache-control')).toBe('no-store');
  const file = new Response('bytes');
  expect(respond(file)).toBe(file);
});

it('answers 404 where there is nothing', async () => {
  const body = {
    type: '/developers/errors#not_found',
    code: 'not_found',
    message: 'There is nothing at this address.',
  };
  expect(await sent(respond(undefined))).toEqual([404, body]);
});

it('gives a failure the status of its code', async () => {
  const conflict = failure('conflict', 'Too late.', { version: 3 });
  expect(await sent(respond(conflict, { status: 201 }))).toEqual([
    409,
    { type: '/developers/errors#conflict', code: 'conflict', message: 'Too late.', version: 3 },
  ]);
  expect(respond(failure('quota', 'Full.')).status).toBe(422);
  expect(respond(failure('refused', 'No.'), { refused: { refused: 409 } }).status).toBe(409);
});

it('tells a wait in a header', async () => {
  const response = refuse('too_many_requests', 'Later.', { retryAfterSeconds: 30 });
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await sent(response)).toEqual([
    429,
    { type: '/developers/errors#too_many_requests', code: 'too_many_requests', message: 'Later.' },
  ]);
});

it('hides a bug, and says when to retry a busy database', async () => {
  expect(await sent(failedResponse(new Error('secret'), 'It failed.'))).toEqual([
    500,
    { type: '/developers/errors#internal', code: 'internal', message: 'Something went wrong. Please try again.' },
  ]);
  const busy = failedResponse(Object.assign(new Error(), { code: '55P03' }), 'It failed.');
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await sent(failedResponse(Object.assign(new Error(), { code: 'ENOSPC' }), 'It failed.'))).toMatchObject([
    507,
    { code: 'disk_full' },
  ]);
});

it('reads an input, or says what is wrong with it', async () => {
  const schema = z.object({ name: z.string('Enter a name.') });
  const read = (body: string, refusal?: ReturnType<typeof failure>) =>
    readInput(
      { text: async () => body, headers: new Headers({ 'Content-Type': 'application/json' }) },
      schema,
      refusal,
    );
  expect(await read('{"name":"Ada"}')).toEqual({ ok: true, input: { name: 'Ada' } });
  expect(await read('{}')).toMatchObject({ code: 'invalid', fieldErrors: { name: ['Enter a name.'] } });
  expect(await read('{')).toMatchObject({ code: 'bad_request' });
  const refusal = failure('invalid', 'Reload the page.');
  expect([await read('{}', refusal), await read('{', refusal)]).toEqual([refusal, refusal]);
});

it('takes a body for JSON only where it says so', async () => {
  const refusal = failure('invalid', 'Reload the page.');
  const read = (type: string | undefined, body = '{}') =>
    readInput(
      { text: async () => body, headers: new Headers(type === undefined ? {} : { 'Content-Type': type }) },
      z.object({}),
      refusal,
    );
  for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON ;x=1'])
    expect([type, await read(type)]).toEqual([type, { ok: true, input: {} }]);
  for (const type of [
    undefined,
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'application/jsonp',
  ]) {
    const refused = await read(type);
    expect([type, refused]).toMatchObject([type, { code: 'unsupported_media_type' }]);
    expect(respond(refused).status).toBe(415);
  }
  expect(await read(undefined, '')).toEqual(refusal);
});
