import type { FieldAccess, FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { localRequest } from '@/lib/payload/local-request';
import { storeSamples, type Actor } from '../setup/access-matrix';
import { api, gql } from '../setup/http';
import { dealer } from '../setup/rounds';
import { createPage, createStaff, createTeam, rows, payload } from '../setup/shop';

/** Hidden values must not be revealed by a sort or condition. */

const actors = ['stranger', 'team', 'editor', 'administrator'] as const;
type Account = { token?: string; user?: object };
const accounts: Partial<Record<Actor, Account>> = {};

await storeSamples();
const [team, editor, administrator] = [
  await createTeam(),
  await createStaff('content_manager'),
  await createStaff('administrator'),
];
Object.assign(accounts, {
  team: { token: team.token, user: { ...team.user, collection: 'teams' } },
  editor: { token: editor.token, user: { ...editor.user, collection: 'admin-users' } },
  administrator: { token: administrator.token, user: { ...administrator.user, collection: 'admin-users' } },
});

function guardedFields(fields: FlattenedField[], prefix = ''): { path: string; hidden: boolean; read?: FieldAccess }[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    const inner = 'flattenedFields' in field ? guardedFields(field.flattenedFields, `${path}.`) : [];
    const read = 'access' in field ? field.access?.read : undefined;
    const hidden = 'hidden' in field && field.hidden === true;
    return hidden || read ? [{ path, hidden, read }, ...inner] : inner;
  });
}

function relationships(fields: FlattenedField[], prefix = ''): { path: string; to: string }[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    if (field.type === 'relationship' || field.type === 'upload')
      return typeof field.relationTo === 'string' ? [{ path, to: field.relationTo }] : [];
    return 'flattenedFields' in field ? relationships(field.flattenedFields, `${path}.`) : [];
  });
}

const deal = dealer([
  (path: string) => `sort=${path}`,
  (path: string) => `sort=-id,-${path}`,
  (path: string) => `where[${path}][exists]=true`,
]);

describe.each(actors)('%s', (actor) => {
  it('can neither order nor search a list by what is hidden there, or in a collection that is closed', async () => {
    const { token, user } = accounts[actor] ?? {};
    const req = await localRequest(payload, user ? { user: user as never } : {});
    const configs = Object.values(payload.collections).map(({ config }) => config);
    const list = (slug: string, question = '') => api('GET', `/api/${slug}?limit=2&depth=0${question}`, { token });
    const open = new Set<string>();
    for (const { slug } of configs) if ((await list(slug)).status === 200) open.add(slug);

    const isHidden = async ({ hidden, read }: { hidden: boolean; read?: FieldAccess }) =>
      hidden || (read !== undefined && (await read({ req } as Parameters<FieldAccess>[0])) !== true);
    const questions: string[] = [];
    const answered: string[] = [];
    for (const { slug, flattenedFields } of configs.filter((each) => open.has(each.slug))) {
      const paths: string[] = [];
      for (const field of guardedFields(flattenedFields)) if (await isHidden(field)) paths.push(field.path);
      for (const { path, to } of relationships(flattenedFields)) {
        const target = configs.find((each) => each.slug === to);
        if (!target) continue;
        // Pictures are public where something public shows them.
        const isClosed = (await target.access.read({ req })) === false;
        const names = target.flattenedFields.map(({ name }) => name);
        const inner = guardedFields(target.flattenedFields);
        for (const field of inner) if (!isClosed && (await isHidden(field))) paths.push(`${path}.${field.path}`);
        if (isClosed) paths.push(...names.map((name) => `${path}.${name}`));
      }
      for (const path of paths.filter((each) => !each.endsWith('.id'))) {
        for (const question of deal().map((ask) => ask(path))) {
          const { status } = await list(slug, `&${question}`);
          questions.push(question);
          if (status !== 400) answered.push(`${status} ${slug} ${question}`);
        }
      }
    }
    expect(questions.length).toBeGreaterThan(10);
    expect(answered).toEqual([]);
  });
});

it('strangers learn nothing of the times at which pages come and go, over GraphQL either', async () => {
  const pages = [await createPage(), await createPage()].map(({ id }) => id);
  for (const [index, id] of pages.entries())
    await rows`update cms_pages set unpublish_at = ${`2099-01-0${index + 1}`} where id = ${id}`;
  const among = `where: { id: { in: ${JSON.stringify(pages)} } }`;
  for (const order of ['unpublishAt', '-unpublishAt', 'title,publishAt', 'savedBy__hash', '-savedBy.salt']) {
    const { body, text } = await gql(`{ Pages(${among}, sort: "${order}") { docs { id } } }`);
    expect(body.data?.Pages ?? null, order).toBeNull();
    expect(text).not.toContain(pages[0]);
  }
  const byStaff = await gql(`{ Pages(${among}, sort: "-unpublishAt") { docs { id } } }`, accounts.editor);
  expect(byStaff.body.data?.Pages).toEqual({ docs: pages.toReversed().map((id) => ({ id })) });
});

it('nothing that is joined comes in the order of what is hidden', async () => {
  const order = 'joins[statusChanges][sort]=-by.hash';
  const { status, body } = await api('GET', `/api/orders?${order}`, { token: accounts.administrator?.token });
  expect([status, body.code]).toEqual([400, 'bad_request']);
});
