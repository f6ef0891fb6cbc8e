import { randomUUID } from 'node:crypto';
import type { FlattenedField } from 'payload';
import { validOperators } from 'payload/shared';
import { beforeAll, expect, it } from 'vitest';
import { storeSamples } from '../setup/access-matrix';
import { api, type Answer } from '../setup/http';
import { dealer, rounds } from '../setup/rounds';
import { payload } from '../setup/shop';

/** Any query gets a list or an explanation, never 5xx. */

beforeAll(async () => void (await storeSamples()));

const q = encodeURIComponent;
const operators = [...validOperators, 'sounds', 'constructor'];
const values = [
  ...['', 'x', 'null', 'true', '1e400', '9'.repeat(30), "'; --", '%_\\', '2026-13-45', '+99999-01-01'],
  ...[randomUUID(), `${randomUUID()},x`, '10,20,30,40', '\u{1f3d1}'],
];
const shapes = ['[]=x&{}[]=y', '[a]=x', '[and][0][name][equals]=x', '[relationTo]=x&{}[value]=y'];
const typed = [5, true, null, [7, null], { equals: 1 }];

type Question = (path: string, operator: string) => string;

const questions: Question[] = [
  ...values.map(
    (value): Question =>
      (path, operator) =>
        `where[${path}][${operator}]=${q(value)}`,
  ),
  ...shapes.map((shape): Question => (path, operator) => {
    const name = `where[${path}][${operator}]`;
    return `${name}${shape.replaceAll('{}', name)}`;
  }),
  ...typed.map((value): Question => (path, operator) => {
    return `where=${q(JSON.stringify({ [path]: { [operator]: value } }))}`;
  }),
];
const deal = dealer(questions);

function paths(fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    const inner = 'flattenedFields' in field ? paths(field.flattenedFields, `${path}.`) : [];
    const behind = ['relationship', 'upload', 'join'].includes(field.type) ? [`${path}.id`, `${path}.name`] : [];
    return [path, ...behind, ...inner, ...(field.type === 'blocks' ? [`${path}.blockType`, `${path}.id`] : [])];
  });
}

const flawOf = ({ status, body, text }: Answer): string | undefined =>
  status === 200 || (status === 400 && body.code === 'bad_request' && /\S/.test(String(body.message)))
    ? undefined
    : `${status} ${text.slice(0, 200)}`;

it('every field × every operator × odd values', { timeout: 300_000 }, async () => {
  let count = 0;
  const flaws: string[] = [];
  for (const { config } of Object.values(payload.collections)) {
    const list = `/api/${config.slug}?limit=1&depth=0`;
    if ((await api('GET', list)).status !== 200) continue;
    for (const path of ['id', 'nope', ...paths(config.flattenedFields)]) {
      for (const operator of operators) {
        const dealt = deal().map((question) => question(path, operator));
        await Promise.all(
          dealt.map(async (question) => {
            const flaw = flawOf(await api('GET', `${list}&${question}`, { address: randomUUID() }));
            if (flaw) flaws.push(`${config.slug} ${question}: ${flaw}`);
          }),
        );
        count += dealt.length;
      }
    }
  }
  expect(flaws).toEqual([]);
  expect(count).toBeGreaterThan(rounds(10_000));
});
