import { describe, expect, it } from 'vitest';
import { createPage } from '@/modules/pages/editing/create-page';
import type { PageDocument } from '@/domain/pages/editor/types';
import type { AdminUser, Page } from '@/payload-types';
import { asEditor, documentOf, editor, save } from '../setup/pages';
import { api } from '../setup/http';
import { createStaff, rows, unique } from '../setup/shop';

async function create(key: string, document: PageDocument, by?: AdminUser) {
  const user = by ?? (await editor());
  return createPage({ req: await asEditor(user), user, document, isPublished: false, key });
}

const idOf = (result: Awaited<ReturnType<typeof create>>) => {
  if (!result.ok) throw new Error(`The page was refused: ${JSON.stringify(result)}`);
  return result.page.id;
};

const pagesCalled = (title: string) => rows`select id from cms_pages where title = ${title}`;

describe('a new page whose answer was lost', () => {
  it('is made once, however often it is sent, and at the same time too', async () => {
    const document = documentOf({ title: unique('Once'), slug: 'new-page' });
    const key = unique('key');
    const results = await Promise.all([1, 2, 3].map(() => create(key, document)));
    expect(new Set(results.map(idOf)).size).toBe(1);
    expect(idOf(await create(key, document))).toBe(results.map(idOf)[0]);
    expect(await pagesCalled(document.title)).toHaveLength(1);
  });

  it('is answered as it is now, at an address that is its own', async () => {
    const document = documentOf();
    const key = unique('key');
    const id = idOf(await create(key, document));
    await save(id, { title: 'Changed since' });
    expect(await create(key, document)).toMatchObject({ ok: true, page: { id, document: { title: 'Changed since' } } });
  });

  it('may be sent again after it was refused', async () => {
    const taken = documentOf();
    idOf(await create(unique('key'), taken));
    const key = unique('key');
    expect(await create(key, taken)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await create(key, { ...taken, slug: unique('free') })).toMatchObject({ ok: true });
  });

  it('is another one for another key, and for another person', async () => {
    const key = unique('key');
    const { user } = await createStaff('content_manager');
    const ids = [
      idOf(await create(key, documentOf())),
      idOf(await create(unique('key'), documentOf())),
      idOf(await create(key, documentOf(), user)),
    ];
    expect(new Set(ids).size).toBe(3);
  });

  it('is gone where someone has put it into the trash since', async () => {
    const key = unique('key');
    const id = idOf(await create(key, documentOf()));
    await rows`update cms_pages set deleted_at = now() where id = ${id} returning id`;
    expect(await create(key, documentOf())).toMatchObject({ ok: false, code: 'not_found' });
  });
});

describe('a new page that a program or Payload’s panel makes', () => {
  it('has an address of its own, however many are made without one', async () => {
    const { token } = await createStaff('content_manager');
    const create = async (body: object = {}) => (await api('POST', '/api/pages?draft=true', { token, body })).body;
    const made = [await create(), await create({ title: 'Another' }), await create()].map(({ doc }) => doc as Page);
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(3);
    for (const { slug } of made) expect(slug).toMatch(/^new-page(-\d+)?$/);
  });

  it('gets an error for a missing address if another draft has none either', async () => {
    await create(unique('key'), documentOf({ slug: '' }));
    expect(await create(unique('key'), documentOf({ slug: '' }))).toMatchObject({
      code: 'invalid',
      fieldErrors: { slug: ['Give the page an address (slug).'] },
    });
  });
});
