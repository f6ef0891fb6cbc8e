import { describe, expect, it } from 'vitest';
import { loadContentActivity } from '@/areas/cms/dashboard/data/content-activity';
import { loadFigures } from '@/areas/cms/dashboard/data/figures';
import { changePassword } from '@/modules/accounts/own-account/change-password';
import { saveProfile } from '@/modules/accounts/own-account/save-profile';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser, Page } from '@/payload-types';
import { api } from '../setup/http';
import { createPage, createStaff, later, password, rows, payload, unique } from '../setup/shop';

describe('Payload’s own panel', () => {
  it('names the records of every collection that it lists', async () => {
    const { collections } = payload.config;
    const nameless = collections.filter(
      ({ admin }) => admin.hidden !== true && (!admin.useAsTitle || admin.useAsTitle === 'id'),
    );
    expect(nameless.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))).toEqual([]);
  });

  it('writes Yes and No, a dash where there is nothing, and British English', async () => {
    const { translations } = payload.config.i18n;
    expect(translations.en).toMatchObject({
      general: { noLabel: '–', true: 'Yes', false: 'No' },
      lexical: { align: { alignCenterLabel: 'Align Centre', alignLeftLabel: 'Align Left' } },
    });
  });

  it('shows pictures in the list of media, and no count of saves on a page', async () => {
    const [media, pages] = ['media', 'pages'].map(async (slug) =>
      payload.config.collections.find((each) => each.slug === slug)!,
    );
    expect((await media!).admin.defaultColumns?.[0]).toBe('filename');
    const revision = (await pages!).fields.find((field) => 'name' in field && field.name === 'revision');
    expect(revision?.admin).toMatchObject({ hidden: true });
  });
});

const NOW = new Date('2026-03-31T18:00:00Z');

describe('the figures of the dashboard', () => {
  it('count pages by state, without those in the trash', async () => {
    const before = await loadFigures(payload, NOW);
    await createPage({ isPublished: true });
    await createPage({ isPublished: false });
    const old = await createPage({ isPublished: false });
    await rows`update cms_pages set created_at = now() - interval '8 days' where id = ${old.id}`;
    const trashed = await createPage({ isPublished: true });
    await rows`update cms_pages set deleted_at = now() where id = ${trashed.id}`;
    expect(await loadFigures(payload, NOW)).toMatchObject({
      pages: before.pages + 3,
      published: before.published + 1,
      drafts: before.drafts + 2,
      newPages: before.newPages + 2,
    });
  });

  it('add up the views of this month and of the same days of the one before', async () => {
    await rows`delete from page_views`;
    const views = {
      '2026-03-01': 3,
      '2026-03-31': 4,
      '2026-02-01': 5,
      '2026-02-28': 6,
      '2026-01-31': 100,
      '2026-04-01': 100,
    };
    for (const [day, count] of Object.entries(views)) {
      await rows`insert into page_views (day, path, views) values (${day}, '/', ${count})`;
    }
    expect(await loadFigures(payload, NOW)).toMatchObject({ views: 7, viewsBefore: 11 });
    expect(await loadFigures(payload, new Date('2026-03-20T00:00:00Z'))).toMatchObject({
      views: 3,
      viewsBefore: 5,
    });
  });
});

describe('recent activity', () => {
  it('tells of content alone, in the words of the specification, the newest first and nothing twice', async () => {
    const { token, user } = await createStaff('content_manager');
    const title = unique('Kit guide');
    const created = await api<{ doc: Page }>('POST', '/api/pages', { token, body: { title, slug: unique('guide') } });
    const { id } = created.body.doc;
    await later();
    for (const metaTitle of ['One', 'Two']) await api('PATCH', `/api/pages/${id}`, { token, body: { metaTitle } });
    await later();
    await api('PATCH', `/api/pages/${id}`, { token, body: { isPublished: true } });
    const administrator = await createStaff('administrator');
    await api('PATCH', `/api/admin-users/${administrator.user.id}`, {
      token: administrator.token,
      body: { bio: 'New' },
    });

    const entries = await loadContentActivity(payload, 3);
    expect(entries.map(({ line }) => line)).toEqual([
      `${title} page published`,
      `${title} page updated`,
      'New page created',
    ]);
    expect(entries[0]).toMatchObject({ subject: title, subjectId: id, subjectType: 'pages' });
    const { fullName } = (await api<AdminUser>('GET', `/api/admin-users/${user.id}`, { token })).body;
    expect(entries[0]?.actorName).toBe(fullName);
  });
});

describe('a content manager’s own account', () => {
  async function editor() {
    const { token } = await createStaff('content_manager');
    const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) });
    if (user?.collection !== 'admin-users') throw new Error('Nobody is signed in.');
    return { payload, user: user, req: await localRequest(payload, { user }) };
  }

  it('is theirs to change, the role excepted', async () => {
    const staff = await editor();
    const { email, id } = staff.user;
    const profile = { fullName: 'Eddy Ink', email, bio: 'Writes.' };
    expect(await saveProfile({ ...staff, profile, password: '' })).toEqual({ ok: true });
    const [stored] = await rows`select full_name as name, role from admin_users where id = ${id}`;
    expect(stored).toEqual({ name: 'Eddy Ink', role: 'content_manager' });
  });

  it('asks for the password before a new one', async () => {
    const staff = await editor();
    const fresh = 'Another-long-pass-7';
    const change = { ...staff, password: fresh, repeat: fresh };
    expect(await changePassword({ ...change, current: 'Wrong-password-1' })).toMatchObject({ ok: false });
    expect(await changePassword({ ...change, current: password })).toEqual({ ok: true });
  });
});
