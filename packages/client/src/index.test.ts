import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { createClient, GraphQLFailure } from './index';

/** Bytes of the client and all that it imports, as a browser loads them. */
const MAX_GZIPPED = 10_000;

const answering = (body: object, status = 200) => {
  const sent: Request[] = [];
  const client = createClient({
    url: 'https://shop.example',
    key: 'kitroom_sk_x',
    fetch: async (input) => {
      sent.push(input as Request);
      return Response.json(body, { status });
    },
  });
  return { client, sent };
};

it('asks for a list as the shop reads conditions', async () => {
  const { client, sent } = answering({ docs: [{ id: '1', name: 'Shirt' }], totalDocs: 1 });
  const { data } = await client.GET('/api/products', {
    params: { query: { where: { and: [{ price: { less_than: 20 } }] }, sort: 'price', limit: 2 } },
  });
  expect(data?.docs[0]?.name).toBe('Shirt');
  expect(decodeURIComponent(new URL(sent[0]?.url ?? '').search)).toBe(
    '?where[and][0][price][less_than]=20&sort=price&limit=2',
  );
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer kitroom_sk_x');
});

it('reads a whole list by its cursors', async () => {
  const asked: URLSearchParams[] = [];
  const shop = createClient({
    url: 'https://shop.example',
    fetch: async (input) => {
      const query = new URL((input as Request).url).searchParams;
      asked.push(query);
      const rest = { a: 'b', b: null }[query.get('after') ?? 'a'];
      if (rest === undefined) return Response.json({ code: 'bad_request', message: 'No.' }, { status: 400 });
      return Response.json({
        docs: [{ name: `from ${query.get('after')}` }],
        hasNextPage: rest !== null,
        endCursor: rest ?? 'c',
      });
    },
  });
  const names: string[] = [];
  for await (const { name } of shop.all('/api/products', { sort: '-price', first: 1 })) names.push(name);
  expect(names).toEqual(['from null', 'from b']);
  expect(asked.map((query) => query.toString())).toEqual(['first=1&sort=-price', 'first=1&sort=-price&after=b']);
  await expect(shop.all('/api/products', { after: 'nonsense' }).next()).rejects.toMatchObject({
    message: 'No.',
    cause: { code: 'bad_request' },
  });
});

it('answers a refusal beside the data', async () => {
  const { client, sent } = answering({ code: 'not_found', message: 'Gone.' }, 404);
  const { data, error } = await client.GET('/api/kits/shared/{token}', { params: { path: { token: 'a b' } } });
  expect([data, error]).toEqual([undefined, { code: 'not_found', message: 'Gone.' }]);
  expect(sent[0]?.url).toBe('https://shop.example/api/kits/shared/a%20b');
});

it('throws what GraphQL refuses, with its code and fields', async () => {
  const extensions = { code: 'invalid', fieldErrors: { 'items.0.color': ['Choose one.'] } };
  const { client } = answering({ data: null, errors: [{ message: 'Not valid.', extensions }] });
  const failure = await client.graphql('{ menu { categories { label } } }').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GraphQLFailure);
  expect(failure).toMatchObject({ message: 'Not valid.', ...extensions });
  const { client: refusing } = answering({ code: 'too_many_requests', message: 'Wait.' }, 429);
  await expect(refusing.graphql('{ me { id } }')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Wait.',
  });
});

it('is small, and needs nothing but fetch', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'index.ts')],
    ...{ bundle: true, minify: true, write: false, metafile: true, format: 'esm', platform: 'browser' },
  });
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(MAX_GZIPPED);
});
