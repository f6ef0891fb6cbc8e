import { describe, expect, it } from 'vitest';
import { makeHomepage } from '@/modules/pages/publishing/make-homepage';
import { api, gql } from '../setup/http';
import { asEditor, editor, made, save, seenByStrangers } from '../setup/pages';
import { recordPurges } from '../setup/purged';
import { createStaff, rows, unique } from '../setup/shop';

const purged = recordPurges();

const { token } = await createStaff('content_manager');

const patch = (id: string, query: string, body: object) => api('PATCH', `/api/pages/${id}?${query}`, { token, body });

const live = (slug: string) =>
  rows`select id from cms_pages where slug = ${slug} and is_published and deleted_at is null`;

async function incomplete(): Promise<string> {
  const { id } = await made({ title: 'Soon' });
  await save(id, { title: '' }, { mode: 'draft' });
  return id;
}

describe('whatever flags a request carries, nothing goes live unchecked', () => {
  it.each([
    ['draft=true', { isPublished: true }],
    ['draft=true', { _status: 'published' }],
    ['draft=true', { _status: 'published', isPublished: true }],
    ['draft=true&autosave=true', { _status: 'published', isPublished: true }],
    ['draft=true&publishAllLocales=true', { isPublished: true }],
  ])('a new page: %s %j', async (query, body) => {
    await api('POST', `/api/pages?${query}`, { token, body: { title: '', slug: 'checkout', ...body } });
    expect(await live('checkout')).toEqual([]);
  });

  it.each([
    ['', { isPublished: true }],
    ['', { _status: 'published' }],
    ['draft=true', { isPublished: true }],
    ['draft=true', { _status: 'published' }],
    ['autosave=true', { isPublished: true }],
    ['unpublishAllLocales=true', { _status: 'published' }],
    ['unpublishAllLocales=true', { isPublished: true }],
    ['publishAllLocales=true&draft=true', { isPublished: true }],
    ['publishSpecificLocale=en', { _status: 'published' }],
    ['trash=true', { isPublished: true }],
  ])('a page that is not complete: %s %j', async (query, body) => {
    const id = await incomplete();
    await patch(id, query, body);
    expect(await seenByStrangers(id)).toBeUndefined();
    const versions = await rows`select 1 from _cms_pages_v where parent_id = ${id} and version__status = 'published'`;
    expect(versions).toEqual([]);
  });

  it.each([
    [{ _status: 'published' }, { deletedAt: null }],
    [{ isPublished: true }, { deletedAt: null }],
    [{}, { deletedAt: null, isPublished: true }],
    [{}, { deletedAt: null, isPublished: true, _status: 'draft' }],
    [{}, { deletedAt: null, _status: 'published' }],
  ])('a page by way of the trash: %j, then %j', async (into, out) => {
    const id = await incomplete();
    await patch(id, '', { deletedAt: new Date().toISOString(), ...into });
    await patch(id, 'trash=true', out);
    expect(await seenByStrangers(id)).toBeUndefined();
  });

  it('a published page comes out of the trash as it went in', async () => {
    const { id } = await made({ title: 'Live' }, true);
    expect((await patch(id, '', { deletedAt: new Date().toISOString() })).status).toBe(200);
    expect(await seenByStrangers(id)).toBeUndefined();
    expect((await patch(id, 'trash=true', { deletedAt: null })).status).toBe(200);
    expect(await seenByStrangers(id)).toBe('Live');
  });
});

describe('whatever flags a request carries, the rules of a page hold', () => {
  it('the home page gets no time to leave', async () => {
    const { id } = await made({ title: 'Home' }, true);
    await makeHomepage({ req: await asEditor(), user: await editor(), id });
    const unpublishAt = new Date(Date.now() + 3_600_000).toISOString();
    for (const query of ['', 'select[title]=true', 'select[unpublishAt]=false', 'depth=0&autosave=true'])
      expect((await patch(id, query, { unpublishAt })).status, query).toBe(409);
  });

  it('a change on an outdated revision is refused, after a version was brought back in the same request too', async () => {
    const { id, document } = await made({ title: 'First' }, true);
    await save(id, { title: 'Second' });
    for (const query of ['', 'draft=true', 'draft=true&autosave=true', 'autosave=true', 'select[title]=true'])
      expect((await patch(id, query, { title: 'Mine', revision: 1 })).status, query).toBe(409);
    const [version] = await rows<{ id: string }>`select id from _cms_pages_v where parent_id = ${id}
      and version_title = 'First'`;
    const { body } = await gql(
      `mutation { restoreVersionPage(id: "${version?.id}") { id } updatePage(id: "${id}", data: { title: "Mine", slug: "${document.slug}", revision: 1 }) { id } }`,
      { token },
    );
    expect(body.errors?.[0]?.message).toContain('Someone else has changed this page in the meantime.');
    expect(await seenByStrangers(id)).toBe('First');
  });

  it.each([
    '',
    'autosave=true',
    'select[id]=true',
    'select[_status]=false',
    'depth=0',
    'publishSpecificLocale=en',
    'unpublishAllLocales=true',
  ])('what visitors see leaves the stored answers: %s', async (query) => {
    const { id } = await made({ title: unique('old') }, true);
    purged.clear();
    expect((await patch(id, query, { title: 'New' })).status).toBe(200);
    expect(await seenByStrangers(id)).toBe('New');
    expect(purged).toContain(`page:${id}`);
  });

  it('earlier versions stay, whatever a save is called', async () => {
    const { id } = await made({ title: 'One' }, true);
    for (const [title, query] of [
      ['Two', 'autosave=true'],
      ['Three', 'unpublishAllLocales=true'],
      ['Four', 'autosave=true'],
      ['Five', ''],
    ] as const)
      expect((await patch(id, query, { title })).status).toBe(200);
    const titles = await rows<{ title: string }>`select version_title as title from _cms_pages_v where parent_id = ${id}
      order by version_revision`;
    expect(titles.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  });
});
