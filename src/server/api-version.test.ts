import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_VERSION } from '@/domain/api/versions';
import { withVersions } from './api-version';

const server = createServer(withVersions((_req, res) => void res.end('answered')));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, version?: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: version === undefined ? {} : { 'Kitroom-Version': version },
  });

it('answers a request that names a version there is, or none', async () => {
  expect(await (await ask('/api/products')).text()).toBe('answered');
  expect(await (await ask('/api/products', API_VERSION)).text()).toBe('answered');
  expect(await (await ask('/shop', 'none')).text()).toBe('answered');
});

it('refuses another, and names those there are', async () => {
  const answer = await ask('/api/products', '2020-01-01');
  expect([answer.status, answer.headers.get('kitroom-version')]).toEqual([400, API_VERSION]);
  expect(await answer.json()).toEqual({
    type: '/developers/errors#unknown_version',
    code: 'unknown_version',
    message: `This version is not known. Send one of: ${API_VERSION}.`,
  });
});
