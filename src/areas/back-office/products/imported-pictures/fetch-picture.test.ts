import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lookup } from '@/lib/http/public-hosts';
import { fetchPicture } from './fetch-picture';

const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

let requested: string[] = [];
let answers: Record<string, RequestListener> = {};
const server = createServer((request, response) => {
  const { url = '' } = request;
  requested.push(url);
  const answer = answers[url];
  if (answer) answer(request, response);
  else response.end(png);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  [requested, answers] = [[], {}];
});

describe('an address', () => {
  const get = (url: string, options: object = {}) => fetchPicture({ url, allowsLoopback: true, ...options });

  it('is refused in a private network: as it is, by name, and behind a redirect', async () => {
    await expect(get('http://169.254.169.254/latest')).rejects.toThrow('private network');
    await expect(get(`${origin}/a.png`, { allowsLoopback: false })).rejects.toThrow('private network');
    const lookup = ((_host: string, _options: object, found: (error: null, all: object[]) => void) =>
      found(
        null,
        ['93.184.216.34', '10.0.0.1'].map((address) => ({ address, family: 4 })),
      )) as unknown as Lookup;
    await expect(get('http://pictures.test/a.png', { lookup })).rejects.toThrow('private network');
    answers['/to-name'] = (_request, response) =>
      void response.writeHead(301, { Location: 'http://pictures.test/a.png' }).end();
    await expect(get(`${origin}/to-name`, { lookup })).rejects.toThrow('private network');
    for (const url of ['file:///etc/passwd', 'ftp://127.0.0.1/a.png', 'http://user:pass@127.0.0.1/a.png'])
      await expect(get(url)).rejects.toThrow('not the address of a picture');
    expect(requested).toEqual(['/to-name']);
  });

  it('is followed five times, read to its limit, and given up in time', async () => {
    answers['/loop'] = (_request, response) => void response.writeHead(302, { Location: '/loop' }).end();
    await expect(get(`${origin}/loop`)).rejects.toThrow('redirects too often');
    expect(requested).toHaveLength(6);
    answers['/next'] = (_request, response) => void response.writeHead(302, { Location: 'a.png' }).end();
    expect(await get(`${origin}/next`)).toEqual(png);
    await expect(get(`${origin}/a.png`, { mostBytes: png.length - 1 })).rejects.toThrow('at most 25 MB');
    answers['/endless'] = (_request, response) => {
      response.writeHead(200);
      response.write(Buffer.alloc(100));
      response.write(Buffer.alloc(100));
    };
    await expect(get(`${origin}/endless`, { mostBytes: 150 })).rejects.toThrow('at most 25 MB');
    await expect(get(`${origin}/endless`, { timeoutMs: 200 })).rejects.toThrow('No answer within 0.2 s.');
    answers['/svg'] = (_request, response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(get(`${origin}/svg`)).rejects.toThrow('not a picture');
  });
});
