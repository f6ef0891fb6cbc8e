import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { expect, inject, it } from 'vitest';
import { incoming } from '../setup/incoming';
import { scopesOf } from '@/domain/api-keys/scopes';
import { env } from '@/lib/env';
import { apiReference } from '@/app/api-reference';
import { printedSchema } from '@/modules/api/graphql-schema';
import { storeSamples } from '../setup/access-matrix';
import { newAddress } from '../setup/address';
import { storeKey } from '../setup/api-keys';
import { api } from '../setup/http';
import { judgeOf } from '../setup/random-api/flaws';
import { randomQueries } from '../setup/random-api/graphql';
import { KnownRecords } from '../setup/random-api/known-records';
import { FILES, randomRequests, slugsOf, type RandomRequest } from '../setup/random-api/requests';
import { rounds } from '../setup/rounds';
import { createPerson, createProduct, createStaff, createTeam } from '../setup/shop';

/** Short form of `npm run stress:api`, of which every `npm test` sends the same. */
const SEED = inject('hasAllRounds') ? inject('seed') : 42;

const known = new KnownRecords();
for (const [slug, id] of Object.entries(await storeSamples())) {
  known.add(slug, id);
  known.add('id', id);
}

known.add('sold', (await createProduct({ stock: { M: 1_000 } })).id);
const GOODS = [{ product: '@sold:0@', color: 'Red', size: 'M' }];

async function authorizations(): Promise<Record<string, string>> {
  const [administrator, editor] = [await createStaff('administrator'), await createStaff('content_manager')];
  const team = await createTeam();
  const coach = await createPerson(team.user, 'coach');
  const bearer = async (...args: Parameters<typeof storeKey>) => `Bearer ${(await storeKey(...args)).key}`;
  return {
    administrator: `JWT ${administrator.token}`,
    editor: `JWT ${editor.token}`,
    team: `JWT ${team.token}`,
    coach: `JWT ${coach.token}`,
    'key of staff': await bearer(administrator, scopesOf('staff')),
    'key that reads orders': await bearer(administrator, ['orders:read']),
    'publishable key': await bearer(administrator, ['public']),
    'key of a team': await bearer(team, scopesOf('teams'), { team: team.user.id }),
  };
}

function formOf({ fields, file }: NonNullable<RandomRequest['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, known.fillIn(value));
  form.set('file', FILES[file]!, file);
  return form;
}

/** Next refuses others before a route sees them. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(new URL(path, 'http://shop.test').pathname) !== '';
  } catch {
    return false;
  }
}

it('whatever anybody sends, the answer is as the reference and the schema say', { timeout: 600_000 }, async () => {
  const [reference, schema, signedIn] = [
    await apiReference(),
    buildSchema(await printedSchema()),
    await authorizations(),
  ];
  const judge = judgeOf(reference, schema);
  const callers = ['stranger', ...Object.keys(signedIn)];
  const requests = fc.oneof(
    { weight: 3, arbitrary: randomRequests(reference, callers, GOODS) },
    { weight: 1, arbitrary: randomQueries(schema, callers, slugsOf(reference), GOODS) },
  );
  const flaws: string[] = [];
  const sent = fc.sample(requests, { numRuns: rounds(3_000), seed: SEED });
  for (const request of sent.filter(({ path }) => isReadable(path))) {
    const { method, path, headers, body, form, caller } = request;
    const authorization = signedIn[caller];
    incoming.headers = new Headers({ Origin: env.publicUrl, ...(authorization && { Authorization: authorization }) });
    const answer = await api(method, known.fillIn(path), {
      body: form ? formOf(form) : body === undefined ? undefined : known.fillIn(body),
      headers: { ...headers, ...(authorization && { Authorization: authorization }) },
      address: newAddress(),
      isOdd: true,
    });
    if (answer.status < 300) known.learn(path, answer.body);
    const flaw = judge(request, { ...answer, type: answer.headers.get('Content-Type') });
    if (flaw) flaws.push(`${known.fillIn(JSON.stringify(request))}: ${flaw}`);
  }
  expect(flaws).toEqual([]);
});
