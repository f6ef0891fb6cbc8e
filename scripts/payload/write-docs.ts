import { readFileSync, writeFileSync } from 'node:fs';
import { listSettings } from '@/lib/env';
import { printedSchema } from '@/modules/api/graphql-schema';
import { writtenTypes } from '../reference/write-types';

/** Part of `npm run generate`: writes the public GraphQL schema, the client’s types, and the table of settings. */
writeFileSync('docs/schema.graphql', await printedSchema());
writeFileSync('packages/client/src/paths.d.ts', await writtenTypes());

const SETTINGS = 'docs/reference/settings.md';
const rows = listSettings().map(({ name, unset, description }) => `| \`${name}\` | ${unset} | ${description} |\n`);
const table = `| variable | default | meaning |\n| --- | --- | --- |\n${rows.join('')}\n`;
writeFileSync(
  SETTINGS,
  readFileSync(SETTINGS, 'utf8').replace(/^\| variable[^]*?\n\n/m, () => table),
);
