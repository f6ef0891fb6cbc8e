import { describe, expect, it } from 'vitest';
import { writeUses } from '@/modules/pages/redirects/count-uses';
import { applyShopFormat } from '@/domain/text/shop-format';
import { exportRedirects, importRedirects } from '@/modules/pages/redirects/redirects-csv';
import { trashPage } from '@/modules/pages/editing/trash-page';
import { findRedirect } from '@/modules/pages/find-redirect';
import { api } from '../setup/http';
import { asEditor, made, save } from '../setup/pages';
import { createStaff, rows, payload, unique } from '../setup/shop';

const { token } = await createStaff('content_manager');

const rename = async (id: string, slug: string) => {
  expect(await save(id, { slug })).toMatchObject({ ok: true });
  return slug;
};
const leads = (path: string) => findRedirect(path.split('/').slice(1));
const kept = async (id: string) =>
  (
    await rows<{ from: string }>`select "from" from cms_redirects where page_id = ${id} order by created_at, "from"`
  ).map(({ from }) => from);

describe('the address that a published page had', () => {
  it('leads to where the page is now, however often it moves, and is free again when the page comes back', async () => {
    const { id, document } = await made({}, true);
    const [first, second, third] = [document.slug, await rename(id, unique('b')), await rename(id, unique('c'))];
    expect([await leads(`/${first}`), await leads(`/${second}`)]).toEqual([`/${third}`, `/${third}`]);
    expect((await kept(id)).toSorted()).toEqual([`/${first}`, `/${second}`].toSorted());

    await rename(id, first);
    expect([await leads(`/${first}`), await leads(`/${third}`)]).toEqual([undefined, `/${first}`]);
  });

  it('leads on over REST as well, and for a page that is offline while it is renamed', async () => {
    const { id, document } = await made({}, true);
    const next = unique('rest');
    expect((await api('PATCH', `/api/pages/${id}`, { token, body: { slug: next } })).status).toBe(200);
    expect(await leads(`/${document.slug}`)).toBe(`/${next}`);

    await save(id, {}, { isPublished: false });
    expect(await leads(`/${document.slug}`)).toBeUndefined();
    const last = unique('last');
    await save(id, { slug: last }, { isPublished: true });
    expect([await leads(`/${next}`), await leads(`/${document.slug}`)]).toEqual([`/${last}`, `/${last}`]);
  });

  it('is left by publishing, not by drafts, nor by a page that nobody has seen', async () => {
    const live = await made({}, true);
    await save(live.id, { slug: unique('draft') }, { mode: 'autosave' });
    expect(await kept(live.id)).toEqual([]);
    const draft = await made();
    await save(draft.id, { slug: unique('other') });
    await save(draft.id, { slug: unique('third') }, { isPublished: true });
    expect(await kept(draft.id)).toEqual([]);
  });

  it('is no redirect any more once another page has it', async () => {
    const { id, document } = await made({}, true);
    await rename(id, unique('b'));
    await made({ slug: document.slug }, true);
    expect(await kept(id)).toEqual([]);
    expect(await leads(`/${document.slug}`)).toBeUndefined();
  });

  it('leads nowhere while the page is in the trash, and goes with it', async () => {
    const { id, document } = await made({}, true);
    await rename(id, unique('b'));
    await trashPage({ req: await asEditor(), id });
    expect(await leads(`/${document.slug}`)).toBeUndefined();
    expect((await api('DELETE', `/api/pages/${id}?trash=true`, { token })).status).toBe(200);
    expect(await rows`select 1 from cms_redirects where "from" = ${`/${document.slug}`}`).toEqual([]);
  });
});

describe('a redirect by hand', () => {
  const add = (body: object) => api<{ fieldErrors?: object }>('POST', '/api/redirects', { token, body });

  it('may have several parts and signs, lead to a page, to the web, or to another redirect', async () => {
    const { id, document } = await made({}, true);
    const [deep, web, sign, hop] = ['deep', 'web', 'sign', 'hop'].map((name) => unique(name));
    await add({ from: `/blog/2024/${deep}`, page: id });
    await add({ from: `/${web}`, to: 'https://example.com/kits?x=1#y' });
    await add({ from: `/größe/${sign}`, to: '/shop' });
    await add({ from: `/${hop}`, to: `/blog/2024/${deep}?from=hop` });
    expect(await leads(`/blog/2024/${deep}`)).toBe(`/${document.slug}`);
    expect(await leads(`/${web}`)).toBe('https://example.com/kits?x=1#y');
    expect(await leads(`/gr%C3%B6%C3%9Fe/${sign}`)).toBe('/shop');
    expect(await leads(`/${hop}`)).toBe(`/${document.slug}`);
    expect(await leads('/%E0%A4%A')).toBeUndefined();
  });

  it('ignores capitals, includes all below if it ends with /*, and gives way to a nearer one', async () => {
    const name = unique('blog');
    await add({ from: `/${name.toUpperCase()}/*`, to: '/news/*' });
    await add({ from: `/${name}/2024/*`, to: '/shop' });
    await add({ from: `/${name}/one`, to: 'https://example.com/one' });
    expect(await leads(`/${name}/A/b`)).toBe('/news/A/b');
    expect(await leads(`/${name}`)).toBe('/news');
    expect(await leads(`/${name}/2024/x`)).toBe('/shop');
    expect(await leads(`/${name.toUpperCase()}/ONE`)).toBe('https://example.com/one');
  });

  it('counts how often it was followed, written down now and then', async () => {
    const name = unique('counted');
    await add({ from: `/${name}`, to: '/shop' });
    for (let time = 0; time < 3; time += 1) await leads(`/${name}`);
    const uses = () =>
      rows<{ uses: string }>`select uses from redirect_uses u join cms_redirects r on r.id = u.redirect_id
        where r."from" = ${`/${name}`}`;
    expect(await uses()).toEqual([]);
    await writeUses(payload);
    expect(await uses()).toMatchObject([{ uses: '3' }]);
    await leads(`/${name.toUpperCase()}`);
    await writeUses(payload);
    expect(await uses()).toMatchObject([{ uses: '4' }]);
  });

  it('goes out and comes in as CSV, and a row that is wrong keeps none of the others back', async () => {
    await rows`delete from cms_redirects`;
    const { id, document } = await made({}, true);
    const path = `/${document.slug}`;
    const take = (text: string) => importRedirects({ payload, newRequest: () => asEditor(), text });
    const file = [
      'Old address,New address',
      `/Csv-One,${path}`,
      '/blog/*,/news/*',
      '/checkout,/shop',
      `${path},/shop`,
      '/one,/two',
      '/two,/one',
    ].join('\r\n');
    expect(await take(file)).toEqual({
      ok: true,
      added: 3,
      changed: 0,
      unchanged: 0,
      refused: [
        { row: 4, message: 'The shop itself uses this address.' },
        { row: 5, message: 'A published page is shown at this address.' },
        { row: 7, message: 'This would create a loop of redirects.' },
      ],
    });
    expect(await rows`select page_id from cms_redirects where "from" = '/csv-one'`).toEqual([{ page_id: id }]);
    const exported = await exportRedirects(payload);
    expect(exported.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFOld address,New address,Automatic,Followed,Last followed',
      '/blog/*,/news/*,no,0,',
      `/csv-one,${path},no,0,`,
    ]);
    expect(await take(exported)).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: [] });
    await rows`insert into redirect_uses (redirect_id, uses, last_used_at)
      select id, 3, '2026-06-30T23:30:00Z' from cms_redirects where "from" = '/csv-one'`;
    applyShopFormat({ timeZone: 'Europe/London' });
    expect(await exportRedirects(payload)).toContain(`/csv-one,${path},no,3,2026-07-01\r\n`);
    applyShopFormat({});
    expect(await take('/blog/*;/shop')).toMatchObject({ changed: 1 });
    expect(await take('')).toMatchObject({ ok: false, code: 'invalid' });
  });

  it('that would lead in a circle is refused, over REST too', async () => {
    const [a, b, c] = [unique('a'), unique('b'), unique('c')];
    await add({ from: `/${a}`, to: `/${b}` });
    await add({ from: `/${c}/*`, to: `/${a}/*` });
    const refused = { status: 422, body: { fieldErrors: { to: ['This would create a loop of redirects.'] } } };
    expect(await add({ from: `/${b}`, to: `/${a}` })).toMatchObject(refused);
    expect(await add({ from: `/${a}/*`, to: `/${c}/deeper/*` })).toMatchObject(refused);
    expect(await add({ from: `/${b}/*`, to: `/${b}/deeper/*` })).toMatchObject(refused);
    await rows`insert into cms_redirects ("from", "to") values (${`/${b}`}, ${`/${a}`})`;
    expect(await leads(`/${a}`)).toBeUndefined();
  });

  it.each([
    [{ from: 'old', to: '/shop' }, 'from'],
    [{ from: '//evil.test/x', to: '/shop' }, 'from'],
    [{ from: '/old?x=1', to: '/shop' }, 'from'],
    [{ from: '/checkout', to: '/shop' }, 'from'],
    [{ from: '/shop/*', to: '/about' }, 'from'],
    [{ from: '/a*', to: '/about' }, 'from'],
    [{ from: '/a/*/b', to: '/about' }, 'from'],
    [{ from: '/old-one' }, 'to'],
    [{ from: '/old-one', to: '/old-one' }, 'to'],
    [{ from: '/old-one', to: 'javascript:alert(1)' }, 'to'],
    [{ from: '/old-one', to: '//evil.test' }, 'to'],
    [{ from: '/old-one', to: 'mailto:a@b.test' }, 'to'],
  ])('is refused: %j', async (body, field) => {
    const { status, body: answer } = await add(body);
    expect([status, Object.keys(answer.fieldErrors ?? {})]).toEqual([422, [field]]);
  });
});
