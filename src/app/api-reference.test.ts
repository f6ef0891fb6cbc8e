import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import configPromise from '@payload-config';
import { describe, expect, it } from 'vitest';
import { writtenTypes } from '../../scripts/reference/write-types';
import { apiReference } from './api-reference';
import { NOT_DESCRIBED, OWN_COLLECTIONS, OWN_PATHS } from '@/modules/api/reference/not-for-others';
import { readAnswers } from '../../scripts/reference/read-answers';

const config = await configPromise;
const reference = await apiReference();
const described = Object.entries(reference.paths).flatMap(([route, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${route}`),
);

const FOLDERS = ['src/app/api', 'src/app/(payload)/api'];
const HANDLER =
  /export (?:async )?(?:const|function) (GET|POST|PUT|PATCH|DELETE)\b|\b(GET|POST|PUT|PATCH|DELETE)(?=,?\s*[},])/g;

const routes = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts' && !file.includes('[...slug]'))
    .flatMap((file) => {
      const parts = path
        .dirname(file)
        .split(path.sep)
        .filter((part) => part !== '.');
      const route = ['/api', ...parts].join('/').replaceAll(/\[(\w+)\]/g, '{$1}');
      const source = readFileSync(path.join(folder, file), 'utf8');
      return [...source.matchAll(HANDLER)].map(([, plain, renamed]) => `${plain ?? renamed} ${route}`);
    }),
);

/** As Payload matches them: `/api/products/:id`. */
const endpoints = [
  ...(config.endpoints ?? []).map(({ path: at }) => ({ root: '', at })),
  ...config.collections.flatMap(({ slug, endpoints: own }) =>
    OWN_COLLECTIONS.has(slug) ? [] : (own || []).map(({ path: at }) => ({ root: `/${slug}`, at })),
  ),
  ...config.globals.flatMap(({ slug, endpoints: own }) =>
    (own || []).map(({ path: at }) => ({ root: `/globals/${slug}`, at })),
  ),
];

describe('the reference', () => {
  it('describes every route under src/app/api, or says why not', () => {
    const known = new Set([...described, ...Object.keys(NOT_DESCRIBED)]);
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    expect(Object.keys(NOT_DESCRIBED).filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('describes every endpoint of collections and globals, or leaves it to the panel', () => {
    const paths = new Set(Object.keys(reference.paths));
    const pathOf = ({ root, at }: { root: string; at: string }) =>
      `/api${root}${at === '/' ? '' : at.replaceAll(/:(\w+)\??/g, '{$1}')}`;
    const missing = endpoints.filter((each) => !OWN_PATHS.has(each.at) && !paths.has(pathOf(each)));
    expect([...new Set(missing.map(pathOf))]).toEqual([]);
  });

  it('has no route that there is not', () => {
    const own = described.filter((route) => /\/api\/(?:team|kits)\//.test(route));
    expect(own.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('says what the types of the routes say today', () => {
    expect(JSON.parse(readFileSync('src/modules/api/reference/answers.json', 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(readAnswers())),
    );
  });

  it('is sound OpenAPI, of which the client’s types are written', async () => {
    expect((await writtenTypes()) === readFileSync('packages/client/src/paths.d.ts', 'utf8')).toBe(true);
  });

  it('names each operation once, and every schema that it points to', () => {
    const text = JSON.stringify(reference);
    const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { schemas } = reference.components;
    const pointed = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
    expect(pointed.filter((name) => !schemas[name])).toEqual([]);
  });

  it('shows strangers’ schemas without what only staff read', () => {
    const { Review, Media } = reference.components.schemas;
    expect(Object.keys(Review?.properties ?? {})).not.toContain('order');
    expect(Object.keys(Media?.properties ?? {})).not.toContain('originalName');
    expect(JSON.stringify(reference.components.schemas)).not.toMatch(
      /"(?:hash|salt|resetPasswordToken|loginAttempts)":\{"type":\["string/,
    );
  });
});
