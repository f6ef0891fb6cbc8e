import { describe, expect, it } from 'vitest';
import { reservedSlugs } from '@collections/Pages/reserved-slugs';
import type { Page } from '@/payload-types';
import { api } from '../setup/http';
import { createPage, createStaff, rows, unique } from '../setup/shop';

const { token } = await createStaff('content_manager');

const save = (id: string, body: object, query = '') =>
  api<{ doc?: Page; code?: string; fieldErrors?: object }>('PATCH', `/api/pages/${id}${query}`, { token, body });
const publicTitle = async (id: string) => {
  const { status, body } = await api('GET', `/api/pages/${id}`);
  return status === 200 ? body.title : undefined;
};
const stored = async (id: string) =>
  (await rows`select is_published as flag, _status as status from cms_pages where id = ${id}`)[0];

describe('the homepage', () => {
  const homepages = async () =>
    (await rows<{ n: number }>`select count(*)::int as n from cms_pages where is_homepage`)[0]?.n;

  it('is one page at most, however many are made it at once', async () => {
    await rows`update cms_pages set is_homepage = false`;
    const pages = await Promise.all(Array.from({ length: 5 }, () => createPage()));
    const answers = await Promise.all(pages.map(({ id }) => save(id, { isHomepage: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect(Object.keys(answers.find(({ status }) => status === 422)?.body.fieldErrors ?? {})).toEqual(['isHomepage']);
    expect(await homepages()).toBe(1);
  });

  it('is held to by the database itself', async () => {
    await expect(rows`update cms_pages set is_homepage = true`).rejects.toMatchObject({ code: '23505' });
    expect(await homepages()).toBe(1);
  });

  it('cannot be two in bulk either', async () => {
    await rows`update cms_pages set is_homepage = false`;
    const { status } = await api('PATCH', '/api/pages?where[title][exists]=true', {
      token,
      body: { isHomepage: true },
    });
    expect(status).toBe(409);
    expect(await homepages()).toBe(0);
  });
});

describe('isPublished and the state of the draft', () => {
  it('are one fact, whichever is sent', async () => {
    const { id } = await createPage({ isPublished: false });
    expect(await stored(id)).toEqual({ flag: false, status: 'draft' });
    await save(id, { isPublished: true });
    expect(await stored(id)).toEqual({ flag: true, status: 'published' });
    await save(id, { _status: 'draft' });
    expect(await stored(id)).toEqual({ flag: false, status: 'draft' });
    await save(id, { _status: 'published' });
    expect(await stored(id)).toEqual({ flag: true, status: 'published' });
    await save(id, { isPublished: false });
    expect(await stored(id)).toEqual({ flag: false, status: 'draft' });
  });

  it('stay as they are when something else is saved', async () => {
    for (const isPublished of [true, false]) {
      const { id } = await createPage({ isPublished });
      const { status } = await save(id, { metaTitle: 'Changed' });
      expect(status).toBe(200);
      expect((await stored(id))?.flag).toBe(isPublished);
    }
  });

  it('are created as they are sent', async () => {
    for (const [body, published] of [
      [{ isPublished: true }, true],
      [{ isPublished: false }, false],
      [{ _status: 'published' }, true],
      [{}, false],
    ] as const) {
      const slug = unique('made');
      const { body: answer } = await api<{ doc: Page }>('POST', '/api/pages', {
        token,
        body: { title: slug, slug, ...body },
      });
      expect((await stored(answer.doc.id))?.flag).toBe(published);
    }
  });
});

describe('a draft over a published page', () => {
  it('leaves visitors the published one until it is published', async () => {
    const { id } = await createPage({ title: 'First' });
    await save(id, { title: 'Second' }, '?draft=true');
    expect(await publicTitle(id)).toBe('First');
    expect(await stored(id)).toEqual({ flag: true, status: 'published' });
    const { body } = await api('GET', `/api/pages/${id}?draft=true`, { token });
    expect(body.title).toBe('Second');

    await save(id, { title: 'Second', isPublished: true });
    expect(await publicTitle(id)).toBe('Second');
  });

  it('keeps earlier versions, and can be taken back to one', async () => {
    const { id } = await createPage({ title: 'Old' });
    await save(id, { title: 'New' });
    const { body } = await api<{ docs: { id: string; version: Page }[] }>(
      'GET',
      `/api/pages/versions?where[parent][equals]=${id}`,
      { token },
    );
    const old = body.docs.find(({ version }) => version.title === 'Old');
    expect((await api('POST', `/api/pages/versions/${old?.id}`, { token })).status).toBe(200);
    expect(await publicTitle(id)).toBe('Old');
    expect((await api('POST', `/api/pages/versions/${old?.id}`)).status).toBe(401);
  });
});

describe('the slug of a page', () => {
  it.each([...reservedSlugs, 'Upper', 'with space', '-a', 'a-', 'a--b', 'a/b', '', '../admin', 'ü'])(
    'is refused: %j',
    async (slug) => {
      const { status, body } = await api('POST', '/api/pages', { token, body: { title: 'T', slug } });
      expect([status, body.code]).toEqual([422, 'invalid']);
      expect(Object.keys(body.fieldErrors as object)).toEqual(['slug']);
    },
  );

  it('is refused when it is taken, by a draft too', async () => {
    const { slug } = await createPage({ isPublished: false });
    const { status, body } = await api('POST', '/api/pages', { token, body: { title: 'T', slug } });
    expect([status, Object.keys(body.fieldErrors as object)]).toEqual([422, ['slug']]);
  });

  it('keeps every address of the application for itself', async () => {
    const { readdirSync } = await import('node:fs');
    const segments = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (!entry.isDirectory() || entry.name.startsWith('[')) return [];
        return entry.name.startsWith('(') ? segments(`${folder}/${entry.name}`) : [entry.name];
      });
    const taken = segments('src/app').filter((segment) => !segment.includes('.'));
    // Only below these has the application addresses.
    expect(taken.filter((segment) => !reservedSlugs.has(segment))).toEqual(['custom-kits', 'quote']);
  });
});
