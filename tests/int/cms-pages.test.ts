import { describe, expect, it } from 'vitest';
import { listComponents } from '@/areas/cms/palette/list-components';
import { hasUnpublishedChanges, JOIN_DRAFT } from '@/data/pages';
import { listVersions, readVersion } from '@/modules/pages/editing/page-versions';
import { savePage } from '@/modules/pages/editing/save-page';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { asEditor, documentOf, editor, made, opened, save, seenByStrangers, textBlock } from '../setup/pages';
import { createPage } from '@/modules/pages/editing/create-page';
import type { AdminUser } from '@/payload-types';
import { createStaff, createTeam, later, rows, payload, unique } from '../setup/shop';

const titles = async (id: string) =>
  (await rows<{ title: string }>`select title from cms_pages where id = ${id}`).map(({ title }) => title);

const button = { id: 'b', blockType: 'button', text: 'Go', variant: 'primary', size: 'md', alignment: 'left' };

describe('a new page', () => {
  it('is a draft with the defaults of the specification, at the next free address of that name', async () => {
    const pages = await Promise.all(
      Array.from({ length: 4 }, () => made({ title: 'New Page', slug: 'new-page', blocks: [] })),
    );
    expect(pages.map(({ document }) => document.slug).sort()).toEqual([
      'new-page',
      'new-page-2',
      'new-page-3',
      'new-page-4',
    ]);
    expect(pages[0]).toMatchObject({
      document: { title: 'New Page', blocks: [] },
      isPublished: false,
      isHomepage: false,
      revision: 1,
    });
  });

  it('keeps the address that someone gave it, or is refused where that is taken', async () => {
    const { document } = await made();
    const user = await editor();
    const again = await createPage({
      req: await asEditor(),
      user,
      document: documentOf({ slug: document.slug }),
      isPublished: false,
    });
    expect(again).toMatchObject({
      ok: false,
      code: 'invalid',
      fieldErrors: { slug: ['Another page has this address.'] },
    });
  });

  it('is made by nobody but editors', async () => {
    const { user: team } = await createTeam();
    const req = await asEditor();
    req.user = { ...team, collection: 'teams' };
    const result = await createPage({ req, user: team as never, document: documentOf(), isPublished: true });
    expect(result).toMatchObject({ ok: false, code: 'forbidden' });
  });
});

describe('a save', () => {
  it('keeps what the blocks say, and counts', async () => {
    const page = await made();
    const blocks: EditorBlock[] = [textBlock('block-1', 'One'), textBlock('block-2', 'Two')];
    const saved = await save(page.id, { title: 'Changed', blocks, metaTitle: 'Meta' });
    expect(saved).toMatchObject({ ok: true, page: { revision: page.revision + 1, savedBy: 'The content_manager' } });
    expect((await opened(page.id))?.document).toEqual({
      ...page.document,
      title: 'Changed',
      metaTitle: 'Meta',
      blocks,
    });
  });

  it.each(['autosave', 'draft'] as const)('as %s leaves visitors what they see', async (mode) => {
    const page = await made({ title: 'Live' }, true);
    const saved = await save(page.id, { title: 'Next' }, { mode });
    expect(saved).toMatchObject({ ok: true, page: { isPublished: true, hasUnpublishedChanges: true } });
    expect(await seenByStrangers(page.id)).toBe('Live');
    expect((await opened(page.id))?.document.title).toBe('Next');

    expect(await save(page.id, {})).toMatchObject({ ok: true, page: { hasUnpublishedChanges: false } });
    expect(await seenByStrangers(page.id)).toBe('Next');
  });

  it('has unpublished changes only while the draft says something else than visitors see', async () => {
    const page = await made({ title: 'Live', blocks: [textBlock('one', 'One')] }, true);
    const listed = async () =>
      (
        await rows<{ changed: boolean }>(
          `select ${hasUnpublishedChanges()} as changed from cms_pages p ${JOIN_DRAFT} where p.id = $1`,
          page.id,
        )
      )[0]?.changed;
    const changed = async (fields: object) => {
      const saved = await save(page.id, fields, { mode: 'autosave' });
      return [saved.ok && saved.page.hasUnpublishedChanges, await listed()];
    };
    expect(await changed({ title: 'Next' })).toEqual([true, true]);
    expect(await changed({ title: 'Live' })).toEqual([false, false]);
    expect(await changed({ blocks: [textBlock('one', 'Two')] })).toEqual([true, true]);
    expect(await changed({ blocks: [textBlock('one', 'One')] })).toEqual([false, false]);
    await rows`update cms_pages set content = jsonb_set(content, '{0}', '{"items": [], "note": null}' || (content -> 0))
      where id = ${page.id}`;
    expect(await changed({})).toEqual([false, false]);
    expect(await changed({ metaTitle: 'M' })).toEqual([true, true]);
    await save(page.id, {});
    expect(await listed()).toBe(false);
    expect((await opened(page.id))?.hasUnpublishedChanges).toBe(false);
  });

  it('takes a page offline, and loses nothing of its draft, which may be incomplete', async () => {
    const page = await made({ title: 'Live' }, true);
    const saved = await save(page.id, { title: '', slug: 'not a slug' }, { isPublished: false });
    expect(saved).toMatchObject({
      ok: true,
      page: { isPublished: false, document: { title: '', slug: 'not a slug' } },
    });
    expect(await seenByStrangers(page.id)).toBeUndefined();
    expect(await titles(page.id)).toEqual(['Live']);
    expect(await save(page.id, { title: 'Back', slug: page.document.slug }, { isPublished: true })).toMatchObject({
      ok: true,
      page: { isPublished: true },
    });
    expect(await seenByStrangers(page.id)).toBe('Back');
  });

  it.each([
    ['an empty title', { title: '' }, 'title'],
    ['a slug with capitals', { slug: 'About-Us' }, 'slug'],
    ['an address of the shop', { slug: 'checkout' }, 'slug'],
    ['an address of pictures', { slug: 'media' }, 'slug'],
    ['a link that runs code', { blocks: [{ ...button, link: 'javascript:alert(1)' }] }, 'blocks.0.link'],
  ])('does not publish %s, but keeps it as a draft', async (_what, fields, field) => {
    const { id } = await made();
    const refused = await save(id, fields, { isPublished: true });
    expect(refused).toMatchObject({ ok: false, code: 'invalid' });
    expect(Object.keys((refused.ok ? undefined : refused.fieldErrors) ?? {})).toEqual([field]);
    expect((await opened(id))?.revision).toBe(1);
    expect(await save(id, fields, { mode: 'draft' })).toMatchObject({ ok: true, page: { revision: 2 } });
  });

  it('says how much to take out of a list that two people have filled, which stays a draft in the meantime', async () => {
    const { id } = await made();
    const items = Array.from({ length: 41 }, (_, index) => ({
      id: `q${index}`,
      question: `${index}?`,
      answer: 'Yes.',
    }));
    const rows = Array.from({ length: 203 }, () => ['S']);
    const blocks = [
      { id: 'faq', blockType: 'faq', items },
      { id: 'table', blockType: 'table', table: { columns: ['Size'], rows } },
    ];
    expect(await save(id, { blocks }, { mode: 'autosave' })).toMatchObject({ ok: true });
    expect(await save(id, {}, { isPublished: true })).toMatchObject({
      ok: false,
      code: 'invalid',
      fieldErrors: {
        'blocks.0.items': ['At most 40 questions are allowed: remove 1.'],
        'blocks.1.table': ['At most 200 rows are allowed: remove 3.'],
      },
    });
    expect((await opened(id))?.document.blocks).toMatchObject(blocks);
    const fitting = [{ id: 'faq', blockType: 'faq', items: items.slice(1) }];
    expect(await save(id, { blocks: fitting }, { isPublished: true })).toMatchObject({ ok: true });
  });

  it('does not publish at the address of another page, and may keep such a draft', async () => {
    const [first, second] = [await made({}, true), await made()];
    expect(await save(second.id, { slug: first.document.slug }, { mode: 'autosave' })).toMatchObject({ ok: true });
    expect(await save(second.id, {}, { isPublished: true })).toMatchObject({
      code: 'invalid',
      fieldErrors: { slug: ['Another page has this address.'] },
    });
  });
});

describe('two people on one page', () => {
  it('do not overwrite each other: the second learns what the first saved', async () => {
    const page = await made({ title: 'Start' });
    const { user: other } = await createStaff('administrator', { fullName: 'Ada' });
    expect(await save(page.id, { title: 'Ada’s' }, { by: other })).toMatchObject({ ok: true });
    const late = await save(page.id, { title: 'Mine' }, { revision: page.revision });
    expect(late).toMatchObject({
      ok: false,
      code: 'conflict',
      message: 'Ada has saved this page in the meantime.',
      current: { revision: page.revision + 1, document: { title: 'Ada’s' } },
    });
    expect((await opened(page.id))?.document.title).toBe('Ada’s');
  });

  it.each(['autosave', 'draft', 'save'] as const)('at the same moment: of many (%s) exactly one wins', async (mode) => {
    const page = await made({}, mode === 'save');
    const user = await editor();
    const results = await Promise.all(
      Array.from({ length: 6 }, async (_, index) =>
        savePage({
          req: await asEditor(),
          user,
          id: page.id,
          input: { document: { ...page.document, title: `Save ${index}` }, revision: page.revision, mode },
        }),
      ),
    );
    const won = results.flatMap((result) => (result.ok ? [result.page.document.title] : []));
    expect(won).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.code === 'conflict')).toHaveLength(5);
    expect((await opened(page.id))?.document.title).toBe(won[0]);
    expect((await opened(page.id))?.revision).toBe(page.revision + 1);
  });
});

describe('versions', () => {
  it('are kept, one for all autosaves in a row, and readable each by itself', async () => {
    const { id } = await made({ title: 'First' });
    for (const title of ['A', 'AB', 'ABC']) await save(id, { title }, { mode: 'autosave' });
    await save(id, { title: 'Draft' }, { mode: 'draft' });
    await save(id, { title: 'Live' }, { isPublished: true });
    const versions = (await listVersions(payload, id))?.items ?? [];
    expect(versions.map(({ isAutosave, isPublished, revision }) => [revision, isAutosave, isPublished])).toEqual([
      [6, false, true],
      [5, false, false],
      [4, true, false],
      [1, false, false],
    ]);
    expect(versions.every(({ savedBy }) => savedBy === 'The content_manager')).toBe(true);
    const read = async (versionId = '') => readVersion(payload, await editor(), id, versionId);
    expect((await read(versions[2]?.id))?.document.title).toBe('ABC');
    expect((await read(versions.at(-1)?.id))?.document.title).toBe('First');
  });

  it('are kept of each pause, of every ten minutes without one, and of each person', async () => {
    const { id } = await made({ title: 'First' });
    const type = (title: string, by?: AdminUser) => save(id, { title }, { mode: 'autosave', by });
    const age = (column: 'updated_at' | 'created_at', seconds: number) =>
      rows(
        `update _cms_pages_v set ${column} = ${column} - make_interval(secs => $2) where parent_id = $1`,
        id,
        seconds,
      );
    const titlesOf = () =>
      rows<{ title: string }>`select version_title as title from _cms_pages_v where parent_id = ${id}
        order by updated_at desc`.then((found) => found.map(({ title }) => title));
    await type('A');
    await age('updated_at', 61);
    await type('B');
    await type('BC');
    expect(await titlesOf()).toEqual(['BC', 'A', 'First']);
    await age('created_at', 601);
    await type('D');
    await later();
    const { user } = await createStaff('content_manager');
    await type('E', user);
    expect(await titlesOf()).toEqual(['E', 'D', 'BC', 'A', 'First']);
    const items = (await listVersions(payload, id))?.items ?? [];
    expect(items.map(({ isAutosave }) => isAutosave)).toEqual([true, true, true, true, false]);
    expect(await rows`select id from _cms_pages_v where parent_id = ${id} and latest`).toHaveLength(1);
    expect((await opened(id))?.document.title).toBe('E');

    for (let count = 0; count < 50; count += 1) {
      await rows`insert into _cms_pages_v (parent_id, version_title, latest, autosave, created_at, updated_at)
        values (${id}, 'Older', false, true, now() - interval '1 day', now() - interval '1 day')`;
    }
    await age('updated_at', 61);
    await type('F', user);
    const kept = await titlesOf();
    expect([kept.length, kept[0], kept.includes('First')]).toEqual([52, 'F', true]);
    expect(kept.filter((title) => title === 'Older')).toHaveLength(46);
  });

  it('are not those of another page', async () => {
    const [one, other] = [await made(), await made()];
    const [version] = (await listVersions(payload, one.id))?.items ?? [];
    expect(await readVersion(payload, await editor(), other.id, version?.id ?? '')).toBeUndefined();
  });

  it('brought back by Payload keep the page’s place: home page, times, and a number that nobody has seen', async () => {
    const page = await made({ title: 'Old' }, true);
    await save(page.id, { title: 'New' });
    const [, old] = (await listVersions(payload, page.id))?.items ?? [];
    await rows`update _cms_pages_v set version_is_homepage = true, version_publish_at = now() where id = ${old?.id}`;
    const user = await editor();
    await payload.restoreVersion({
      collection: 'pages',
      id: old?.id ?? '',
      overrideAccess: false,
      user: { ...user, collection: 'admin-users' },
    });
    expect(await opened(page.id)).toMatchObject({
      document: { title: 'Old' },
      isHomepage: false,
      publishAt: null,
      revision: 3,
    });
  });
});

describe('the palette', () => {
  it('has the active components by category, in the order of the specification', async () => {
    const [name, hidden] = [unique('Zebra'), unique('Hidden')];
    await rows`
      insert into cms_components (name, category, icon, template_type, template_component, default_props, is_active)
      values (${name}, 'forms', 'Mail', 'text', 'TextBlock', '{"alignment": "center"}', true),
             (${hidden}, 'layout', 'Mail', 'text', 'TextBlock', '[]', false)`;
    const components = await listComponents(payload, await editor());
    expect([...new Set(components.map(({ category }) => category))]).toEqual([
      'layout',
      'content',
      'media',
      'interactive',
      'forms',
    ]);
    expect(components.at(-1)).toMatchObject({
      name,
      icon: 'Mail',
      template: { type: 'text', component: 'TextBlock' },
      defaultProps: { alignment: 'center' },
    });
    expect(components.map((component) => component.name)).not.toContain(hidden);
    expect(components.map((component) => component.name)).toContain('Hero Section');
  });
});

describe('a connection that dies in the middle of a save', () => {
  it('leaves all as it was confirmed last, and the same save goes through afterwards', async () => {
    const page = await made({ title: 'Confirmed' }, true);
    await rows`create function die() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`;
    await rows`create trigger die before insert on _cms_pages_v for each row execute function die()`;
    const interrupted = await save(page.id, { title: 'Half', slug: unique('half') }, { isPublished: true });
    await rows`drop trigger die on _cms_pages_v`;
    expect(interrupted.ok).toBe(false);
    expect(await opened(page.id)).toEqual(page);
    expect(await seenByStrangers(page.id)).toBe('Confirmed');
    expect(await rows`select 1 from cms_redirects where page_id = ${page.id}`).toEqual([]);

    const again = await save(page.id, { title: 'Whole' }, { revision: page.revision, isPublished: true });
    expect(again).toMatchObject({ ok: true, page: { revision: page.revision + 1 } });
    expect(await seenByStrangers(page.id)).toBe('Whole');
  });
});
