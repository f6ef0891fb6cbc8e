import { readFileSync, writeFileSync } from 'node:fs';
import { listSettings } from '@/lib/env';
import { printedSchema } from '@/modules/api/graphql-schema';
import { readAnswers } from '../reference/read-answers';

/** Part of `npm run generate`: writes the public GraphQL schema, what routes answer, and the table of settings. */
writeFileSync('docs/schema.graphql', await printedSchema());
writeFileSync('src/modules/api/reference/answers.json', `${JSON.stringify(readAnswers(), null, 2)}\n`);

const SETTINGS = 'docs/reference/settings.md';
const rows = listSettings().map(({ name, unset, description }) => `| \`${name}\` | ${unset} | ${description} |\n`);
const table = `| variable | default | meaning |\n| --- | --- | --- |\n${rows.join('')}\n`;
writeFileSync(
  SETTINGS,
  readFileSync(SETTINGS, 'utf8').replace(/^\| variable[^]*?\n\n/m, () => table),
);
