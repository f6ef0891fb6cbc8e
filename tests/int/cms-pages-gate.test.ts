import { describe, expect, it } from 'vitest';
import { findAtAddress } from '@/modules/pages/data/check-slug';
import { readOf } from '@/modules/pages/data/link-targets';
import { bulkPages } from '@/modules/pages/editing/bulk-pages';
import { restorePage, trashPage } from '@/modules/pages/editing/trash-page';
import { findRedirect } from '@/modules/pages/find-redirect';
import { findLinksTo, listBrokenLinks } from '@/modules/pages/links/link-report';
import { schedulePage } from '@/modules/pages/publishing/schedule-page';
import { api, gql } from '../setup/http';
import { asEditor, editor, made, save, seenByStrangers, textBlock } from '../setup/pages';
import { createProduct, createStaff, rows, payload, unique } from '../setup/shop';

const { token } = await createStaff('content_manager');

const button = (link: string, text = 'Go') => ({ id: unique('b'), blockType: 'button', text, link });
const bulk = async (action: 'publish' | 'unpublish' | 'trash' | 'restore', ids: string[], redirectTo?: string) =>
  bulkPages({ newRequest: () => asEditor(), user: await editor(), ids, action, redirectTo });
const broken = async (id: string) => (await listBrokenLinks(payload)).filter(({ page }) => page?.id === id);

describe('a page with a link to nothing', () => {
  const gone = { 'content.0.link': ['Choose another address for “Go”: /no-such-page is not a page on this site.'] };
  const inEditor = { 'blocks.0.link': gone['content.0.link'] };

  it('is published by none of the ways there are', async () => {
    const { id, revision } = await made({ blocks: [button('/no-such-page')] });
    expect(await save(id, {}, { isPublished: true })).toMatchObject({ code: 'invalid', fieldErrors: inEditor });
    expect(await bulk('publish', [id])).toMatchObject({ done: [], failed: [{ id, fieldErrors: inEditor }] });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = { publishAt, unpublishAt: null };
    expect(await schedulePage({ req: await asEditor(), user: await editor(), id, schedule })).toMatchObject({
      code: 'invalid',
      fieldErrors: inEditor,
    });
    for (const body of [{ isPublished: true }, { _status: 'published' }])
      expect(await api('PATCH', `/api/pages/${id}`, { token, body })).toMatchObject({
        status: 422,
        body: { code: 'invalid', fieldErrors: gone },
      });
    const answer = await gql(`mutation { updatePage(id: "${id}", data: { isPublished: true }) { id } }`, { token });
    const [error] = answer.body.errors ?? [];
    expect(error).toMatchObject({
      message: 'Some fields are not valid.',
      extensions: { code: 'invalid', statusCode: 422, fieldErrors: gone },
    });
    const created = { title: 'New', slug: unique('new'), isPublished: true, content: [button('/no-such-page')] };
    expect((await api('POST', '/api/pages', { token, body: created })).status).toBe(422);
    expect(await seenByStrangers(id)).toBeUndefined();
    expect((await save(id, {}, { mode: 'draft', revision })).ok).toBe(true);
  });

  it('in a column, a list or a text is found as well, and what is unfinished alone may be published', async () => {
    const columns = {
      id: 'c',
      blockType: 'columns',
      columns: [{ id: 'c1', blocks: [button('/nowhere-either')] }],
    };
    const { id } = await made({ blocks: [textBlock('t'), columns] });
    expect(await save(id, {}, { isPublished: true })).toMatchObject({
      fieldErrors: { 'blocks.1.columns.0.blocks.0.link': [expect.stringContaining('/nowhere-either')] },
    });
    const unfinished = await made({
      blocks: [button('#'), { id: 'i', blockType: 'image', src: '/art/category-netball.webp', alt: '' }],
    });
    expect(await save(unfinished.id, {}, { isPublished: true })).toMatchObject({ ok: true });
  });
});

it('knows what is there: pages, products, categories, files and redirects, whichever way they are written', async () => {
  const { slug, id: product } = await createProduct();
  const { document, id: page } = await made({}, true);
  const [moved, section] = [unique('moved'), unique('section')];
  await rows`insert into cms_redirects ("from", "to")
    values (${`/${moved}`}, '/shop'), (${`/${section}-dead`}, '/nowhere-at-all'), (${`/${section}/*`}, '/shop')`;
  const [file, copy] = [unique('file'), unique('copy')].map((name) => `${name}.webp`);
  await rows`insert into media (alt, filename, sizes_small_filename) values ('A crest', ${file}, ${copy})`;
  const there = [
    ...[`/api/media/file/${file}`, `/api/media/file/${copy}`],
    ...['/', '/shop', '/shop?category=sale', `/product/${slug}`, `/product/${product}`, `/${document.slug}/?a=1#top`],
    ...[`/${moved}`, `/${section}/anything`, `http://shop.test/${document.slug}`, '/checkout', '/teamwear-portal'],
  ];
  const missing = [
    ...['/product/none-such', '/shop?category=none-such', '/media/00000000-0000-4000-8000-000000000000'],
    ...[`/${section}-dead`, `/${document.slug}/deeper`, '/art/none.webp', '/art/../package.json', '/%E0%A4%A'],
    '/api/media/file/none.pdf',
  ];
  const links = [...there, ...missing];
  const { id } = await made({ blocks: links.map((link) => button(link)) });
  const refused = await save(id, {}, { isPublished: true });
  expect(Object.keys((refused.ok ? {} : refused.fieldErrors) ?? {})).toEqual(
    missing.map((_, index) => `blocks.${there.length + index}.link`),
  );
  await bulk('trash', [page]);
});

it('tells what else begins at an address, while it is typed', async () => {
  const { document, id } = await made();
  const [free, moved] = [unique('free'), unique('moved')];
  await rows`insert into cms_redirects ("from", "to") values (${`/${moved}`}, '/shop')`;
  const read = readOf(payload);
  expect(await findAtAddress(read, document.slug)).toEqual({ isPage: true, isRedirect: false });
  expect(await findAtAddress(read, document.slug, id)).toEqual({ isPage: false, isRedirect: false });
  expect(await findAtAddress(read, free)).toEqual({ isPage: false, isRedirect: false });
  expect(await findAtAddress(read, moved)).toEqual({ isPage: false, isRedirect: true });
});

it('publishes together what links to each other, and holds back what a page that stays behind is linked from', async () => {
  const [a, b, c] = [unique('a'), unique('b'), unique('c')];
  const one = await made({ slug: a, blocks: [button(`/${b}`)] });
  const two = await made({ slug: b, blocks: [button(`/${a}`)] });
  const faulty = await made({ slug: c, blocks: [button('/never')] });
  const linking = await made({ blocks: [button(`/${c}`)] });
  const outcome = await bulk('publish', [one.id, two.id, faulty.id, linking.id]);
  expect(outcome.done).toEqual([one.id, two.id]);
  expect(outcome.failed.map(({ id }) => id)).toEqual([faulty.id, linking.id]);
});

describe('a target that goes later', () => {
  it('is reported with the page that links to it, until the link is mended or a redirect leads on', async () => {
    const target = await made({}, true);
    const path = `/${target.document.slug}`;
    const block = button(path, 'Read on');
    const { id, document } = await made({ blocks: [block] }, true);
    expect(await broken(id)).toEqual([]);
    expect(await findLinksTo(payload, [target.id])).toMatchObject([
      { page: { id, title: document.title }, text: 'Read on', path, isLive: true, target: target.id },
    ]);
    await bulk('unpublish', [target.id]);
    const report = { page: { id }, place: 'Button “Read on”', blockId: block.id, property: 'link', path, isLive: true };
    expect(await broken(id)).toMatchObject([{ ...report, isMendedInDraft: false }]);

    await save(id, { blocks: [button(path, 'Read on')] }, { mode: 'draft' });
    expect(await broken(id)).toMatchObject([{ ...report, isMendedInDraft: false }]);
    await save(id, { blocks: [{ ...block, link: '/shop' }] }, { mode: 'draft' });
    expect(await broken(id)).toMatchObject([{ ...report, isMendedInDraft: true }]);
    await rows`insert into cms_redirects ("from", "to") values (${path}, '/shop')`;
    expect(await broken(id)).toEqual([]);
  });

  it('is found where it is a product, in the links of header and footer, and where a redirect leads to it', async () => {
    const { slug, id: product } = await createProduct();
    const { id } = await made({ blocks: [button(`/product/${slug}`)] }, true);
    const page = await made({}, true);
    await rows`delete from cms_redirects`;
    await rows`insert into cms_redirects ("from", page_id) values (${`/${unique('r')}`}, ${page.id})`;
    await payload.updateGlobal({
      slug: 'site-content',
      data: { quickLinks: [{ label: 'More', href: `/${page.document.slug}` }] },
    });
    await rows`update products set is_active = false where id = ${product}`;
    expect(await broken(id)).toMatchObject([{ path: `/product/${slug}` }]);
    await bulk('trash', [page.id]);
    const others = (await listBrokenLinks(payload)).filter((link) => !link.page);
    expect(others.map(({ place, text }) => [place, text])).toEqual([
      ['Quick links', 'More'],
      ['Redirect', expect.stringMatching(/^\/r/)],
    ]);
  });
});

describe('a page that leaves the site', () => {
  const leads = (slug: string) => findRedirect([slug]);

  it('leads on where that is wished, until it comes back', async () => {
    const [first, second] = [await made({}, true), await made({}, true)];
    const [one, two] = [first.document.slug, second.document.slug];
    expect(await bulk('unpublish', [first.id], '/shop')).toMatchObject({ done: [first.id] });
    expect(await trashPage({ req: await asEditor(), id: second.id, redirectTo: '/shop?category=sale' })).toMatchObject({
      ok: true,
    });
    expect([await leads(one), await leads(two)]).toEqual(['/shop', '/shop?category=sale']);
    await save(first.id, {}, { isPublished: true });
    expect(await restorePage({ req: await asEditor(), id: second.id })).toMatchObject({ ok: true });
    expect([await leads(one), await leads(two)]).toEqual([undefined, undefined]);
  });

  it('names who links to it where a program deletes it', async () => {
    const target = await made({}, true);
    const path = `/${target.document.slug}`;
    const { id, document } = await made({ blocks: [button(path, 'Read on')] }, true);
    expect(await api('DELETE', `/api/pages/${target.id}`, { token })).toMatchObject({
      status: 200,
      body: {
        doc: { linkedFrom: [{ page: { id, title: document.title }, place: 'Button “Read on”', path, isLive: true }] },
      },
    });
    expect(await api('DELETE', `/api/pages/${id}`, { token })).toMatchObject({ body: { doc: { linkedFrom: [] } } });
  });

  it('names who links to it over GraphQL as well, be it a page or a product', async () => {
    const { token: administrator } = await createStaff('administrator');
    const target = await made({}, true);
    const product = await createProduct();
    const paths = [`/${target.document.slug}`, `/product/${product.slug}?color=Red`];
    const { id, document } = await made({ blocks: paths.map((path) => button(path, 'Read on')) }, true);
    const [ofPage, ofProduct] = paths.map((path) => [
      { page: { id, title: document.title }, place: 'Button “Read on”', text: 'Read on', path, isLive: true },
    ]);
    const both = `mutation { deletePage(id: "${target.id}") { id } deleteProduct(id: "${product.id}") { id } }`;
    const { body } = await gql(both, { token: administrator });
    expect(body).toMatchObject({ data: { deletePage: { id: target.id }, deleteProduct: { id: product.id } } });
    expect(body.extensions).toMatchObject({ linkedFrom: { [target.id]: ofPage, [product.id]: ofProduct } });
    const again = await createProduct();
    expect(await api('DELETE', `/api/products/${again.id}`, { token: administrator })).toMatchObject({
      body: { doc: { linkedFrom: [] } },
    });
  });

  it('is not deleted as the homepage, which GraphQL says as REST does', async () => {
    const [home] = await rows<{ id: string }>`select id from cms_pages where is_homepage`;
    const { body } = await gql(`mutation { deletePage(id: "${home?.id}") { id } }`, { token });
    const { status, body: rest } = await api('DELETE', `/api/pages/${home?.id}`, { token });
    expect([status, rest.code]).toEqual([409, 'conflict']);
    expect(body.errors?.[0]).toMatchObject({
      message: rest.message,
      extensions: { code: 'conflict', statusCode: 409 },
    });
  });

  it('comes back from the trash as a draft where it would not be published any more', async () => {
    const target = await made({}, true);
    const path = `/${target.document.slug}`;
    const page = await made({ blocks: [button(path)] }, true);
    await bulk('trash', [page.id, target.id]);
    const problem = `Choose another address for “Go”: ${path} is not a page on this site.`;
    expect(await bulk('restore', [page.id])).toMatchObject({
      done: [page.id],
      keptBack: [{ id: page.id, message: problem }],
    });
    expect(await seenByStrangers(page.id)).toBeUndefined();
    const { body } = await api('GET', `/api/pages/${page.id}?draft=true`, { token });
    expect(body).toMatchObject({ isPublished: false, content: [{ link: path }] });
    const whole = await bulk('restore', [target.id]);
    expect([whole.done, whole.keptBack]).toEqual([[target.id], undefined]);
    expect(await seenByStrangers(target.id)).toBe(target.document.title);
  });

  it('stays where the redirect is refused, and says why', async () => {
    const { id, document } = await made({}, true);
    expect(await bulk('trash', [id], `/${document.slug}`)).toMatchObject({
      done: [],
      failed: [{ fieldErrors: { to: ['This would create a loop of redirects.'] } }],
    });
    expect(await seenByStrangers(id)).toBe(document.title);
  });
});
