import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema, parse } from 'graphql';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/env.mjs';

const sdl = readFileSync(join(ROOT, 'docs/schema.graphql'), 'utf8');

/** Within the checkout, so that programs find its packages. */
const CACHE = join(ROOT, 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'graphql-clients-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SEARCH = `query Search($q: String, $facets: FacetsInput) {
  search(q: $q, facets: $facets) { total products { name price picture { src } } }
}`;
const ORDER = `mutation Order($input: OrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { orderNumber totalAmount paymentUrl }
}`;

/** Fails to compile unless types know each field, its type and what is required. */
const PROGRAM = `
export function show(found: Search, ordered: Ordered): string {
  const [first] = found.search.products;
  const price: number | undefined = first?.price;
  const picture: string | undefined = first?.picture?.src;
  // @ts-expect-error no field of that name was selected
  first?.stock;
  // @ts-expect-error a number
  ordered.placeOrder.totalAmount.toUpperCase();
  const link: string | null | undefined = ordered.placeOrder.paymentUrl;
  return [ordered.placeOrder.orderNumber, price, picture, link].join();
}
export const order: OrderVariables = {
  key: 'one-key-for-each-order',
  input: {
    items: [{ product: 'velocity-netball-dress', color: 'Purple', sizes: [{ size: 'M', quantity: 2 }] }],
    customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
    paymentMethod: 'invoice',
  },
};
// @ts-expect-error the key is required
export const unsafe: OrderVariables = { input: order.input };
`;

async function compile(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024'];
  const [tool, program] = [join(ROOT, 'scripts/tool.mjs'), 'typescript-native/tsc'];
  const paths = Object.keys(files).map((name) => join(folder, name));
  const run = promisify(execFile)(process.execPath, [tool, program, '--ignoreConfig', ...options, ...paths]);
  return run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

it('gives graphql-codegen the types of a search and of an order', async () => {
  const types = await codegen({
    schema: parse(sdl),
    documents: [SEARCH, ORDER].map((text) => ({ document: parse(text) })),
    config: {},
    filename: 'codegen-types.ts',
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const imports = `import type {
    SearchQuery as Search, OrderMutation as Ordered, OrderMutationVariables as OrderVariables,
  } from './codegen-types.js';`;
  expect(await compile({ 'codegen-types.ts': types, 'codegen.ts': imports + PROGRAM })).toBe('');
});

it('gives gql.tada the types of a search and of an order', async () => {
  const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(sdl)));
  const types = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
  const imports = `import { initGraphQLTada, type ResultOf, type VariablesOf } from 'gql.tada';
import type { introspection } from './tada-types.js';
const graphql = initGraphQLTada<{ introspection: introspection }>();
const search = graphql(\`${SEARCH}\`);
const ordering = graphql(\`${ORDER}\`);
type Search = ResultOf<typeof search>;
type Ordered = ResultOf<typeof ordering>;
type OrderVariables = VariablesOf<typeof ordering>;`;
  expect(await compile({ 'tada-types.d.ts': types, 'tada.ts': imports + PROGRAM })).toBe('');
});
