import { expect, it, vi } from 'vitest';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';
import { withValidKey } from './with-valid-key';

const REVOKED = failure('invalid_key', 'This key is unknown, or it has been revoked.');
const connect = vi.hoisted(() => vi.fn());
vi.mock('@/lib/payload/payload-client', () => ({ getPayloadClient: connect }));

const handle = withValidKey(() => new Response('answered'));
const ask = (authorization?: string) =>
  handle(
    new Request('http://shop.test/api/search', authorization ? { headers: { Authorization: authorization } } : {}),
  );

it('reads nothing for strangers and sessions', async () => {
  for (const authorization of [undefined, 'JWT token', 'Bearer something']) {
    expect(await (await ask(authorization)).text()).toBe('answered');
  }
  expect(connect).not.toHaveBeenCalled();
});

it('refuses a key that is not valid', async () => {
  connect.mockRejectedValue(refusalError(REVOKED));
  expect((await ask('Bearer kitroom_sk_x')).status).toBe(401);
  expect(connect).toHaveBeenCalledOnce();
});
