import { describe, expect, it } from 'vitest';
import { bulkPages, type BulkAction } from '@/modules/pages/editing/bulk-pages';
import { duplicatePage } from '@/modules/pages/editing/duplicate-page';
import { findLinks } from '@/areas/cms/pickers/data';
import { findProducts } from '@/areas/cms/pickers/find-products';
import { listCategories } from '@/areas/cms/pickers/list-categories';
import { listPages } from '@/areas/cms/pages/data/pages';
import { makeHomepage } from '@/modules/pages/publishing/make-homepage';
import { notePresence } from '@/areas/cms/pages/data/page-presence';
import { makePreviewLink, opensPreview } from '@/modules/pages/preview/preview-link';
import { revokePreviewLinks } from '@/modules/pages/preview/revoke-preview-links';
import { runSchedule } from '@/modules/pages/publishing/run-schedule';
import { schedulePage } from '@/modules/pages/publishing/schedule-page';
import { readDraftPreview, readVersionPreview } from '@/modules/pages/preview/read-preview';
import { restorePage, trashPage } from '@/modules/pages/editing/trash-page';
import { listVersions } from '@/modules/pages/editing/page-versions';
import { parsePageFilters } from '@/areas/cms/pages/page-filters';
import { api, gql } from '../setup/http';
import { asEditor, editor, made, opened, save, seenByStrangers, textBlock } from '../setup/pages';
import { createProduct, createStaff, createTeam, later, rows, payload, unique } from '../setup/shop';

const homepages = async () =>
  rows<{ id: string }>`select id from cms_pages where is_homepage`.then((found) => found.map(({ id }) => id));
const home = async (id: string) => makeHomepage({ req: await asEditor(), user: await editor(), id });
const trash = async (id: string) => trashPage({ req: await asEditor(), id });
const restore = async (id: string) => restorePage({ req: await asEditor(), id });

describe('the home page', () => {
  it('is always exactly one, however many are made it at once', async () => {
    const pages = await Promise.all(Array.from({ length: 4 }, () => made({}, true)));
    expect(await home(pages[0]!.id)).toMatchObject({ ok: true, page: { isHomepage: true } });
    const results = await Promise.all(pages.map(({ id }) => home(id)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await homepages()).toHaveLength(1);
    for (const { id } of pages) expect(await save(id, { metaTitle: 'Saved' })).toMatchObject({ ok: true });
    expect(await homepages()).toHaveLength(1);
  });

  it('is a published page', async () => {
    const { id } = await made();
    expect(await home(id)).toMatchObject({ ok: false, code: 'refused' });
  });

  it('is neither put into the trash nor deleted, over any interface', async () => {
    const { id } = await made({}, true);
    await home(id);
    const { token } = await createStaff('content_manager');
    expect(await trash(id)).toMatchObject({
      ok: false,
      code: 'refused',
      message: expect.stringContaining('homepage'),
    });
    const deletedAt = new Date().toISOString();
    expect((await api('PATCH', `/api/pages/${id}`, { token, body: { deletedAt } })).status).toBe(409);
    expect((await api('PATCH', `/api/pages?where[id][equals]=${id}`, { token, body: { deletedAt } })).status).toBe(409);
    expect((await api('DELETE', `/api/pages/${id}`, { token })).status).toBe(409);
    expect(await seenByStrangers(id)).toBeDefined();
  });

  it('is taken offline in no way, and stays at / until another takes its place', async () => {
    const STAYS = 'The homepage must stay published. Make another page the homepage first.';
    const page = await made({ title: 'Home' }, true);
    const { id } = page;
    await home(id);
    await save(id, { title: 'Draft' }, { mode: 'draft' });
    const refused = { ok: false, code: 'refused', message: STAYS };
    const context = async () => ({ req: await asEditor(), user: await editor(), id });
    const times = { publishAt: null, unpublishAt: new Date(Date.now() + 3_600_000).toISOString() };

    expect(await save(id, {}, { isPublished: false })).toMatchObject(refused);
    expect(await schedulePage({ ...(await context()), schedule: times })).toMatchObject(refused);
    expect(
      await bulkPages({ newRequest: () => asEditor(), user: await editor(), ids: [id], action: 'unpublish' }),
    ).toEqual({ done: [], failed: [{ id, message: STAYS, fieldErrors: undefined }] });
    const { token } = await createStaff('content_manager');
    const patched = (query: string, body: object) =>
      Promise.all(
        [`/api/pages/${id}?${query}`, `/api/pages?${query}&where[id][equals]=${id}`].map((path) =>
          api('PATCH', path, { token, body }),
        ),
      );
    for (const [query, body] of [
      ['', { isPublished: false }],
      ['', { _status: 'draft' }],
      ['', { isHomepage: false }],
      ['', { isHomepage: false, isPublished: false }],
      ['', { unpublishAt: times.unpublishAt }],
      ['draft=true', { unpublishAt: times.unpublishAt }],
    ] as const) {
      const answer = `${query} ${JSON.stringify(body)}`;
      const answers = await patched(query, body);
      expect(
        answers.map(({ status }) => status),
        answer,
      ).toEqual([409, 409]);
      expect(answers[0]?.body.message, answer).toBe(STAYS);
    }
    // Payload may refuse these or save a draft.
    for (const [query, body] of [
      ['draft=true', { isPublished: false }],
      ['draft=true', { isHomepage: false }],
      ['draft=true', { _status: 'published', isPublished: false }],
      ['draft=true&publishAllLocales=true', { isPublished: false }],
      ['draft=true&unpublishAllLocales=true', {}],
      ['unpublishAllLocales=true', {}],
      ['autosave=true', { isPublished: false }],
    ] as const) {
      await patched(query, body);
      expect(await seenByStrangers(id), `${query} ${JSON.stringify(body)}`).toBeDefined();
      expect(await homepages(), `${query} ${JSON.stringify(body)}`).toEqual([id]);
    }
    for (const data of ['isPublished: false', 'isHomepage: false', '_status: draft']) {
      const { text } = await gql(`mutation { updatePage(id: "${id}", data: { ${data} }) { id } }`, { token });
      expect(text, data).toContain(STAYS);
    }
    expect(await seenByStrangers(id)).toBeDefined();
    expect(await homepages()).toEqual([id]);

    const next = await made({}, true);
    await home(next.id);
    expect(await save(id, {}, { isPublished: false })).toMatchObject({ ok: true, page: { isPublished: false } });
  });

  it('is not taken offline by a time or a version from before it was the home page', async () => {
    const { id } = await made({ title: 'Home' });
    const [draft] = (await listVersions(payload, id))?.items ?? [];
    await save(id, {}, { isPublished: true });
    await rows`update _cms_pages_v set version_unpublish_at = now() + interval '1 day' where parent_id = ${id}
      and latest`;
    expect(await home(id)).toMatchObject({
      ok: false,
      code: 'refused',
      message: expect.stringContaining('scheduled to be unpublished'),
    });
    await rows`update cms_pages set is_homepage = (id = ${id})`;
    await rows`update _cms_pages_v set version_unpublish_at = now() - interval '1 day' where parent_id = ${id}
      and latest`;
    while (await runSchedule(payload));
    expect(await seenByStrangers(id)).toBe('Home');
    // Retried after 15 minutes.
    expect(await opened(id)).toMatchObject({ isPublished: true, isHomepage: true, unpublishAt: expect.any(String) });

    const { token } = await createStaff('content_manager');
    await api('POST', `/api/pages/versions/${draft?.id}`, { token });
    expect(await seenByStrangers(id)).toBe('Home');
  });
});

describe('the trash', () => {
  it('takes a page from everyone, frees its address, and gives it back as it was', async () => {
    const { id, document } = await made({ title: 'Live' }, true);
    await save(id, { title: 'Draft' }, { mode: 'draft' });
    expect(await trash(id)).toMatchObject({ ok: true, title: 'Draft' });
    expect(await seenByStrangers(id)).toBeUndefined();
    expect(await opened(id)).toBeUndefined();
    expect(await readDraftPreview(payload, id)).toBeUndefined();

    const successor = await made({ slug: document.slug });
    expect(await restore(id)).toMatchObject({
      code: 'invalid',
      fieldErrors: { slug: ['Another page has this address.'] },
    });
    await trash(successor.id);

    expect(await restore(id)).toMatchObject({ ok: true });
    expect(await seenByStrangers(id)).toBe('Live');
    expect(await opened(id)).toMatchObject({
      document: { title: 'Draft' },
      isPublished: true,
      hasUnpublishedChanges: true,
    });
  });

  it('is the editors’ alone', async () => {
    const { id } = await made();
    const req = await asEditor();
    req.user = { ...(await createTeam()).user, collection: 'teams' };
    expect(await trashPage({ req, id })).toMatchObject({ code: 'forbidden' });
    expect(await opened(id)).toBeDefined();
  });
});

describe('a copy', () => {
  it('is a draft of what the page’s draft says, at an address of its own', async () => {
    const { id, document } = await made({ title: 'Kits', blocks: [textBlock('b', 'Live')] }, true);
    await save(id, { blocks: [textBlock('b', 'Draft')] }, { mode: 'draft' });
    const copies = [];
    for (let copy = 0; copy < 2; copy++)
      copies.push(await duplicatePage({ req: await asEditor(), user: await editor(), id }));
    expect(copies).toMatchObject([
      { ok: true, page: { document: { title: 'Kits (copy)', slug: `${document.slug}-copy` }, isPublished: false } },
      { ok: true, page: { document: { title: 'Kits (copy)', slug: `${document.slug}-copy-2` } } },
    ]);
    expect(JSON.stringify(copies[0])).toContain('Draft');
  });

  it('that the database refuses says why: its transaction ended with it', async () => {
    const { id } = await made({ title: 'Kits' });
    await rows`create function refuse_copies() returns trigger language plpgsql as $$
      begin raise exception 'no copies' using errcode = '57014'; end $$`;
    await rows`create trigger refuse_copies before insert on cms_pages
      for each row when (new.slug like '%-copy') execute function refuse_copies()`;
    expect(await duplicatePage({ req: await asEditor(), user: await editor(), id })).toMatchObject({
      ok: false,
      code: 'unavailable',
    });
    await rows`drop function refuse_copies cascade`;
  });
});

describe('many pages at once', () => {
  const bulk = async (ids: string[], action: BulkAction) =>
    bulkPages({ newRequest: () => asEditor(), user: await editor(), ids, action });

  it('are published, taken offline, put into the trash and back; what cannot be keeps none of the others', async () => {
    const [good, bad] = [await made(), await made()];
    await save(bad.id, { title: '' }, { mode: 'draft' });
    const ids = [bad.id, good.id];
    expect(await bulk(ids, 'publish')).toMatchObject({
      done: [good.id],
      failed: [{ id: bad.id, fieldErrors: { title: [expect.any(String)] } }],
    });
    expect((await opened(good.id))?.isPublished).toBe(true);
    for (const action of ['unpublish', 'trash', 'restore'] as const)
      expect(await bulk(ids, action)).toEqual({ done: ids, failed: [] });
    expect(await opened(good.id)).toMatchObject({ isPublished: false });
  });
});

describe('the list of pages', () => {
  const list = async (query: string) =>
    listPages({ payload, filters: parsePageFilters(new URLSearchParams(query)), limit: 50, offset: 0 });

  it('finds by title and slug, as visitors or editors see them, in any order of words', async () => {
    const word = unique('word');
    const { id } = await made({ title: `Summer ${word}` }, true);
    await save(id, { title: `Winter ${word}` }, { mode: 'autosave' });
    for (const search of [`${word} summer`, `WINTER ${word}`, word])
      expect((await list(`q=${search}`)).rows, search).toMatchObject([{ id, title: `Winter ${word}` }]);
    expect((await list(`q=${word} spring`)).rows).toEqual([]);
    expect((await list(`q=${word}%25`)).rows).toEqual([]);
  });

  it('is narrowed to a state, sorted, counted, and read in steps', async () => {
    const word = unique('state');
    const live = await made({ title: `B ${word}`, slug: unique('z') }, true);
    await later();
    const draft = await made({ title: `A ${word}`, slug: unique('a') });
    const gone = await made({ title: `C ${word}` }, true);
    await trash(gone.id);
    await rows`update _cms_pages_v set version_publish_at = now() + interval '1 day' where parent_id = ${draft.id}`;
    const ids = async (query: string) => (await list(`q=${word}&${query}`)).rows.map(({ id }) => id);
    expect(await ids('')).toEqual([draft.id, live.id]);
    expect(await ids('status=published')).toEqual([live.id]);
    expect(await ids('status=draft')).toEqual([draft.id]);
    expect(await ids('status=scheduled')).toEqual([draft.id]);
    expect(await ids('status=trash')).toEqual([gone.id]);
    expect(await ids('sort=title')).toEqual([draft.id, live.id]);
    expect(await ids('sort=slug')).toEqual([draft.id, live.id]);
    await save(live.id, { metaTitle: 'x' }, { mode: 'autosave' });
    expect(await ids('sort=updated')).toEqual([live.id, draft.id]);
    const filters = parsePageFilters(new URLSearchParams(`q=${word}`));
    const step = await listPages({ payload, filters, limit: 1, offset: 1 });
    expect(step).toMatchObject({
      matching: 2,
      rows: [{ id: live.id, isPublished: true, hasUnpublishedChanges: true }],
    });
    const [total] = await rows<{ n: number }>`select count(*)::int as n from cms_pages where deleted_at is null`;
    expect(step.counts.all).toBe(total?.n);
    expect(step.counts.published + step.counts.draft).toBe(total?.n);
  });
});

describe('the presence of an editor', () => {
  const note = async (
    pageId: string,
    userId: string,
    tab: string,
    more: { blockId?: string; leaving?: boolean } = {},
  ) => notePresence({ payload, pageId, userId, tab, blockId: null, ...more });

  it('is shown to the others, with the last save, and forgotten after leaving or twenty seconds', async () => {
    const { id, revision } = await made();
    const [me, ada] = [await editor(), (await createStaff('administrator', { fullName: 'Ada' })).user];
    expect(await note(id, me.id, 'mine')).toEqual({ revision, others: [] });
    await note(id, ada.id, 'hers', { blockId: 'block-1' });
    await save(id, {}, { mode: 'autosave' });
    expect(await note(id, me.id, 'mine')).toEqual({
      revision: revision + 1,
      others: [{ tab: 'hers', name: 'Ada', blockId: 'block-1' }],
    });
    expect((await note(id, me.id, 'hers', { leaving: true }))?.others).toHaveLength(1);
    expect((await note(id, me.id, 'mine'))?.others).toHaveLength(1);
    await note(id, ada.id, 'hers', { leaving: true });
    expect((await note(id, me.id, 'mine'))?.others).toEqual([]);

    await note(id, ada.id, 'hers');
    await rows`update presence set seen_at = now() - interval '21 seconds' where tab = 'hers'`;
    expect((await note(id, me.id, 'mine'))?.others).toEqual([]);
    expect(await rows`select tab from presence where subject = ${id}`).toEqual([{ tab: 'mine' }]);
  });

  it('is nobody where there is no page', async () => {
    const { id } = await made();
    await trash(id);
    expect(await note(id, (await editor()).id, 'mine')).toBeUndefined();
  });
});

describe('a preview', () => {
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

  it('opens by a link for seven days, and for its own page only', async () => {
    const [page, other] = [await made(), await made()];
    const now = Date.parse('2026-11-21T10:00:00Z');
    const opens = (id: string, token: string, at = now) => opensPreview(payload, id, token, at);
    const { url, expiresAt } = await makePreviewLink(payload, page.id, now);
    expect(url.startsWith(`http://shop.test/cms-preview/${page.id}?token=`)).toBe(true);
    expect(expiresAt).toBe('2026-11-28T10:00:00.000Z');
    const token = tokenOf(url);
    expect(await opens(page.id, token, Date.parse(expiresAt) - 1)).toBe(true);
    expect(await opens(page.id, token, Date.parse(expiresAt))).toBe(false);
    expect(await opens(other.id, token)).toBe(false);
    for (const wrong of ['', 'x', `${token}x`, token.slice(2)]) expect(await opens(page.id, wrong)).toBe(false);
  });

  it('opens by no link from before the page’s links were revoked', async () => {
    const [page, other] = [await made(), await made()];
    const linkTo = async (id: string) => tokenOf((await makePreviewLink(payload, id)).url);
    const tokens: string[] = [];
    for (let revoked = 0; revoked < 2; revoked++) {
      tokens.push(await linkTo(page.id), await linkTo(other.id));
      expect(await revokePreviewLinks({ req: await asEditor(), user: await editor(), id: page.id })).toMatchObject({
        ok: true,
      });
    }
    for (const token of tokens) expect(await opensPreview(payload, page.id, token)).toBe(false);
    expect(await opensPreview(payload, other.id, tokens[1] ?? '')).toBe(true);
    expect(await opensPreview(payload, page.id, await linkTo(page.id))).toBe(true);

    const req = await asEditor();
    req.user = { ...(await createTeam()).user, collection: 'teams' };
    expect(await revokePreviewLinks({ req, user: await editor(), id: other.id })).toMatchObject({ code: 'forbidden' });
    expect(await opensPreview(payload, other.id, tokens[1] ?? '')).toBe(true);
  });

  it('shows the latest draft, or one of the page’s own versions', async () => {
    const [page, other] = [await made({ title: 'Live' }, true), await made()];
    await save(page.id, { title: 'Draft' }, { mode: 'autosave' });
    expect((await readDraftPreview(payload, page.id))?.page.title).toBe('Draft');
    const first = (await listVersions(payload, page.id))?.items.at(-1)?.id ?? '';
    expect((await readVersionPreview(payload, await editor(), page.id, first))?.page.title).toBe('Live');
    expect(await readVersionPreview(payload, await editor(), other.id, first)).toBeUndefined();
  });
});

describe('what links and blocks can name', () => {
  it('is published pages, and products and categories on sale', async () => {
    const word = unique('find');
    await made({ title: `Page ${word}`, slug: word }, true);
    await made({ title: `Draft ${word}` });
    const product = await createProduct({ name: `Kit ${word}` });
    await createProduct({ name: `Old kit ${word}`, isActive: false });
    await rows`insert into categories (name, slug, sort_order, is_active)
      values (${`Sport ${word}`}, ${`sport-${word}`}, 1, true)`;
    expect(await findLinks(payload, word)).toEqual([
      { kind: 'page', label: `Page ${word}`, href: `/${word}` },
      { kind: 'product', label: `Kit ${word}`, href: `/product/${product.slug}` },
      { kind: 'category', label: `Sport ${word}`, href: `/shop?category=sport-${word}` },
    ]);
    const [picture] = await rows<{ id: string }>`insert into media (alt, mime_type)
      values (${`Photo of 100%_${word}`}, 'image/png') returning id`;
    expect(await findLinks(payload, `100%_${word}`)).toEqual([
      { kind: 'picture', label: `Photo of 100%_${word}`, href: `/media/${picture?.id}` },
    ]);
    const context = { payload, user: await editor() };
    expect(await findProducts({ ...context, search: `${word} kit` })).toMatchObject([
      { id: product.id, name: product.name },
    ]);
    const second = await createProduct();
    const ids = [second.id, product.id];
    expect((await findProducts({ ...context, ids })).map(({ id }) => id)).toEqual(ids);
    expect((await listCategories(context.payload, context.user)).map(({ name }) => name)).toContain(`Sport ${word}`);
  });
});
