import { describe, expect, it, vi } from 'vitest';
import { trashPage } from '@/modules/pages/editing/trash-page';
import { getHomepage, getPublishedPage } from '@/modules/pages/queries';
import { api, gql } from '../setup/http';
import { asEditor, made, save } from '../setup/pages';
import { createStaff, createTeam, rows, unique } from '../setup/shop';

vi.mock('next/server', () => ({ connection: async () => undefined }));

type Hidden = { id: string; slug: string; isPublished: boolean };

const SECRET = unique('secret');
const strangers = ['nobody', 'a team'] as const;
const tokens: Record<(typeof strangers)[number], string | undefined> = { nobody: undefined, 'a team': undefined };
const pages: Record<string, Hidden> = {};

tokens['a team'] = (await createTeam()).token;
const title = `${SECRET} title`;
const draft = await made({ title });
const overLive = await made({ title: 'Live' }, true);
await save(overLive.id, { title, metaTitle: SECRET }, { mode: 'autosave' });
const offline = await made({ title }, true);
await save(offline.id, {}, { isPublished: false });
const trashed = await made({ title }, true);
await trashPage({ req: await asEditor(), id: trashed.id });
for (const [name, page] of Object.entries({ draft, overLive, offline, trashed }))
  pages[name] = { id: page.id, slug: page.document.slug, isPublished: name === 'overLive' };

describe.each(['draft', 'overLive', 'offline', 'trashed'])('what is not public of a page (%s)', (name) => {
  const page = () => pages[name]!;

  it('is not at its address', async () => {
    const found = await getPublishedPage(page().slug);
    expect(found?.title).toBe(page().isPublished ? 'Live' : undefined);
    await rows`update cms_pages set is_homepage = false where is_homepage`;
    await rows`update cms_pages set is_homepage = true where id = ${page().id}`;
    expect((await getHomepage())?.title).toBe(page().isPublished ? 'Live' : undefined);
  });

  it.each(strangers)('hides it from %s over REST', async (who) => {
    const { id, slug, isPublished } = page();
    const paths = [
      '',
      '?draft=true',
      '?trash=true',
      '?draft=true&trash=true',
      '?depth=2',
      '?select[title]=true&draft=true',
    ].flatMap((query) => [
      `/api/pages/${id}${query}`,
      `/api/pages${query}${query ? '&' : '?'}where[slug][equals]=${slug}`,
    ]);
    const versions = [
      '',
      '?draft=true',
      '?trash=true',
      `?where[parent][equals]=${id}`,
      `?where[version.title][contains]=${SECRET}`,
    ];
    const [version] = await rows<{ id: string }>`select id from _cms_pages_v where parent_id = ${id} and latest`;
    for (const path of [
      ...paths,
      ...versions.map((query) => `/api/pages/versions${query}`),
      `/api/pages/versions/${version?.id}`,
      `/api/pages?where[title][contains]=${SECRET}&draft=true`,
      `/api/pages?select[savedBy]=true&select[publishAt]=true&draft=true`,
      '/api/pages/count?trash=true&where[title][contains]=' + SECRET,
    ]) {
      const { status, text, body } = await api('GET', path, { token: tokens[who] });
      expect(text, path).not.toContain(SECRET);
      expect(text, path).not.toMatch(/savedBy|publishAt/);
      if (path.includes('/versions')) expect(status, path).toBe(tokens[who] ? 403 : 401);
      if (path.includes('/count')) expect(body.totalDocs, path).toBe(0);
    }
    expect((await api('GET', `/api/pages/${id}?draft=true`, { token: tokens[who] })).status).toBe(
      isPublished ? 200 : 404,
    );
    expect((await api('POST', `/api/pages/versions/${version?.id}`, { token: tokens[who] })).status).toBe(
      tokens[who] ? 403 : 401,
    );
    expect((await api('PATCH', `/api/pages/${id}?draft=true`, { token: tokens[who], body: {} })).status).toBe(
      tokens[who] ? 403 : 401,
    );
  });

  it.each(strangers)('hides it from %s over GraphQL', async (who) => {
    const { id } = page();
    const [version] = await rows<{ id: string }>`select id from _cms_pages_v where parent_id = ${id} and latest`;
    for (const query of [
      `{ Page(id: "${id}", draft: true) { title metaTitle } }`,
      `{ Page(id: "${id}", trash: true) { title } }`,
      `{ Pages(draft: true, trash: true, limit: 100) { docs { title metaTitle } } }`,
      `{ Pages(where: { title: { contains: "${SECRET}" } }, draft: true) { docs { id title } totalDocs } }`,
      `{ versionPage(id: "${version?.id}") { version { title } } }`,
      `{ versionsPages(where: { parent: { equals: "${id}" } }) { docs { version { title } } } }`,
    ]) {
      const { text } = await gql(query, { token: tokens[who] });
      expect(text.replaceAll(`contains: \\"${SECRET}\\"`, ''), query).not.toContain(SECRET);
    }
  });
});

it('shows it to editors, so that the tests above would see it', async () => {
  const { token } = await createStaff('content_manager');
  for (const { id } of Object.values(pages)) {
    const { text } = await api('GET', `/api/pages/${id}?draft=true&trash=true`, { token });
    expect(text).toContain(SECRET);
  }
  expect((await api('GET', `/api/pages/versions?where[version.title][contains]=${SECRET}`, { token })).text).toContain(
    SECRET,
  );
});

it.each(strangers)('does not confirm it to %s by a condition', async (who) => {
  const call = { token: tokens[who] };
  for (const where of [
    `where[title][like]=${SECRET}`,
    `where[metaTitle][equals]=${SECRET}`,
    `where[or][0][title][like]=${SECRET}`,
    `where[_status][equals]=draft&where[title][like]=${SECRET}`,
    `where[deletedAt][exists]=true&trash=true`,
    `where[content.content][like]=${SECRET}`,
  ]) {
    const { body } = await api<{ totalDocs?: number }>('GET', `/api/pages?draft=true&${where}`, call);
    expect(body.totalDocs ?? 0, where).toBe(0);
  }
  for (const field of ['savedBy', 'savedBy.fullName', 'savedBy.email', 'publishAt', 'unpublishAt'])
    for (const query of [`where[${field}][exists]=true`, `where[or][0][${field}][like]=a`])
      expect((await api('GET', `/api/pages?${query}`, call)).status, query).toBe(400);
});

it('hides it from strangers in related records', async () => {
  const { id } = pages.draft!;
  for (const who of strangers)
    for (const path of [
      `/api/pages/access/${id}`,
      `/api/redirects?where[page.title][like]=${SECRET}`,
      '/api/redirects?depth=2',
      '/api/activity-log',
      '/api/payload-locked-documents?depth=2',
      '/api/payload-preferences',
      `/api/globals/site-content?depth=2`,
      `/api/media?depth=2&where[alt][like]=${SECRET}`,
    ])
      expect((await api('GET', path, { token: tokens[who] })).text, path).not.toContain(SECRET);
  for (const who of strangers) {
    const call = { token: tokens[who] };
    expect((await api('POST', `/api/pages/${id}/duplicate`, call)).status).toBe(tokens[who] ? 403 : 401);
    expect((await api('DELETE', `/api/pages/${id}`, call)).status).toBe(tokens[who] ? 403 : 401);
    expect((await api('DELETE', `/api/pages?where[id][equals]=${id}`, call)).status).toBe(tokens[who] ? 403 : 401);
    for (const query of [
      `mutation { updatePage(id: "${id}", draft: true, data: { title: "x" }) { title } }`,
      `mutation { deletePage(id: "${id}") { title } }`,
      `mutation { duplicatePage(id: "${id}") { title } }`,
      `mutation { restoreVersionPage(id: "${id}") { title } }`,
      `{ countPages(draft: true, trash: true, where: { title: { contains: "${SECRET}" } }) { totalDocs } }`,
    ]) {
      const { text } = await gql(query, call);
      expect(text.replaceAll(`contains: \\"${SECRET}\\"`, ''), query).not.toContain(SECRET);
      expect(text, query).not.toMatch(/"totalDocs":[1-9]/);
    }
  }
  expect(await rows`select 1 from cms_pages where id = ${id} and title like ${`${SECRET}%`}`).toHaveLength(1);
});
