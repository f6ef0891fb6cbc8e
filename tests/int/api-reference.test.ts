import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiReference } from '@/app/api-reference';
import { api } from '../setup/http';

it('the reference is served to everyone, with the schema of GraphQL and where to begin', async () => {
  expect((await api('GET', '/api/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(await apiReference())));
  expect((await api('GET', '/api/schema.graphql')).text).toBe(readFileSync('docs/schema.graphql', 'utf8'));
  const { body } = await api('GET', '/api');
  expect(Object.values(body).every((address) => typeof address === 'string')).toBe(true);
});
