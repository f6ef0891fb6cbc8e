import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichTextView } from '@/block-views/RichTextView';
import { sanitiseRichText } from '@/block-views/sanitise-rich-text';
import { sendInquiry } from '@/modules/inquiries/inquiry-actions';
import type { PageBlock } from '@/modules/pages/page-content';
import { loadPageData } from '@/modules/pages/page-data';
import { env } from '@/lib/env';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { seedStarterPages, starterPages } from '../../scripts/payload/starter/seed-starter-pages';
import { picture } from '../setup/access-matrix';
import { api } from '../setup/http';
import { made, textBlock } from '../setup/pages';
import { createProduct, createStaff, later, rows, payload, unique } from '../setup/shop';

let incoming = new Headers();
vi.mock('next/headers', () => ({ headers: async () => incoming }));

const withChildren = (block: ReturnType<typeof textBlock>, children: object[]) => ({
  ...block,
  content: { root: { ...block.content.root, children } },
});

it('draws on a page whatever Payload’s panel offers for a text', async () => {
  const { editorConfig } = payload.config.editor as LexicalRichTextAdapter;
  const offered = editorConfig.features.nodes.map(({ node }) => ('with' in node ? node.replace : node).getType());
  expect(offered).toEqual(expect.arrayContaining(['heading', 'upload', 'horizontalrule', 'link', 'listitem']));
  const drawn = (type: string) => sanitiseRichText({ root: { children: [{ type, text: 'A' }] } }) !== undefined;
  expect(offered.filter((type) => !drawn(type))).toEqual([]);
});

describe('the pages of a new shop', () => {
  const pages = () =>
    rows<{ slug: string; home: boolean; published: boolean }>`
      select slug, is_homepage as home, is_published as published from cms_pages order by slug`;
  const forget = () => rows`delete from app_state where key = 'starter-pages'`;

  it('are there once the database is migrated, published, one of them the homepage', async () => {
    const found = await pages();
    expect(found.map(({ slug }) => slug)).toEqual([
      'about',
      'brochures',
      'color-charts',
      'contact',
      'custom-kits',
      'home',
      'more-info',
      'privacy',
      'returns',
      'size-guides',
      'terms',
    ]);
    expect(found.every(({ published }) => published)).toBe(true);
    expect(found.filter(({ home }) => home).map(({ slug }) => slug)).toEqual(['home']);
  });

  it('are whole: every block has an id, and draws what it is made of', async () => {
    const [home] = await rows<{ content: PageBlock[] }>`select content from cms_pages where slug = 'home'`;
    expect(home?.content.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'featureTiles',
      'categoryTiles',
      'productGrid',
      'steps',
      'downloads',
      'testimonials',
      'callToAction',
    ]);
    expect(home?.content.every(({ id }) => Boolean(id))).toBe(true);
  });

  it('are given once, whatever became of them', async () => {
    await payload.delete({ collection: 'pages', where: { slug: { equals: 'terms' } } });
    await Promise.all([seedStarterPages(payload), seedStarterPages(payload)]);
    expect(await pages()).toHaveLength(starterPages.length - 1);
  });

  it('are not put beside those of an older shop, which gets a home page alone', async () => {
    await rows`delete from cms_pages where slug <> 'about'`;
    await forget();
    await Promise.all([seedStarterPages(payload), seedStarterPages(payload)]);
    expect((await pages()).map(({ slug, home }) => [slug, home])).toEqual([
      ['about', false],
      ['home', true],
    ]);
    await rows`update cms_pages set slug = 'start' where slug = 'home'`;
    await forget();
    await seedStarterPages(payload);
    expect((await pages()).map(({ slug }) => slug)).toEqual(['about', 'start']);
  });
});

describe('what blocks show besides their properties', () => {
  const upload = async (alt: string) => {
    const data = await picture();
    const file = { data, name: 'a.png', mimetype: 'image/png', size: data.length };
    return (await payload.create({ collection: 'media', data: { alt }, file })).id;
  };
  const grid = (props: object): PageBlock => ({
    id: unique('grid'),
    blockType: 'productGrid',
    source: 'featured',
    limit: 4,
    ...props,
  });
  const names = async (block: PageBlock) =>
    ((await loadPageData([block])).products[block.id ?? ''] ?? []).map(({ name }) => name);

  it('are the pictures of the library, in lists and columns too, read in one query', async () => {
    const ids = await Promise.all(['one', 'two', 'three'].map(upload));
    const [first = '', second = '', third = ''] = ids;
    const find = vi.spyOn(payload, 'find');
    const data = await loadPageData([
      { blockType: 'image', src: `/media/${first}`, alt: '', width: 'full', alignment: 'left' },
      {
        blockType: 'columns',
        split: 'equal',
        columns: [
          {
            blocks: [
              { blockType: 'gallery', perRow: '2', items: [{ src: `/media/${second}` }, { src: '/art/a.webp' }] },
            ],
          },
          { blocks: [{ blockType: 'team', members: [{ picture: ` /media/${third.toUpperCase()} ` }] }] },
        ],
      },
      { blockType: 'image', src: '/media/../admin', alt: '', width: 'full', alignment: 'left' },
    ]);
    expect(find.mock.calls.map(([{ collection }]) => collection)).toEqual(['media']);
    find.mockRestore();
    expect(Object.fromEntries(Object.entries(data.pictures).map(([id, { alt }]) => [id, alt]))).toEqual({
      [first]: 'one',
      [second]: 'two',
      [third]: 'three',
    });
  });

  it('are pictures, PDFs and pages that a text names by id, once visitors see them', async () => {
    const picture = await upload('in a text');
    const { id, document } = await made({}, true);
    const hidden = await made();
    const link = (value: string) => ({
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo: 'pages', value } },
      children: [{ type: 'text', text: 'Sizes' }],
    });
    const shown = { type: 'upload', relationTo: 'media', value: picture };
    const { content, ...text } = withChildren(textBlock('t'), [link(id), link(hidden.id), link('no id'), shown]);
    const data = await loadPageData([{ ...text, content } as PageBlock]);
    expect(data.pageAddresses).toEqual({ [id]: `/${document.slug}` });
    expect(data.pictures[picture]?.alt).toBe('in a text');
    expect(renderToStaticMarkup(createElement(RichTextView, { content, data }))).toContain(`href="/${document.slug}"`);
    expect(await loadPageData([textBlock('u') as PageBlock])).not.toHaveProperty('pageAddresses');
  });

  it('are products in the order chosen, without those that are not sold', async () => {
    const [a, b, hidden] = await Promise.all([createProduct(), createProduct(), createProduct({ isActive: false })]);
    const products = [b.id, hidden.id, a.id, 'no id'];
    expect(await names(grid({ source: 'chosen', products }))).toEqual([b.name, a.name]);
    expect(await names(grid({ source: 'chosen', products, limit: 1 }))).toEqual([b.name]);
    expect(await names(grid({ source: 'chosen', products: undefined }))).toEqual([]);
  });

  it('are the newest, those on sale, or those of a category', async () => {
    const name = unique('category');
    const category = await payload.create({
      collection: 'categories',
      data: { name, slug: name, sortOrder: 1, isActive: true, showInMenu: false },
    });
    const inside = await createProduct({ category: category.id });
    await later();
    const onSale = await createProduct({ salePrice: 10, isFeatured: true });
    expect(await names(grid({ source: 'newest', limit: 2 }))).toEqual([onSale.name, inside.name]);
    expect(await names(grid({ source: 'sale', limit: 99 }))).toEqual([onSale.name]);
    expect(await names(grid({ source: 'category', category: category.id }))).toEqual([inside.name]);
    expect(await names(grid({ source: 'category', category: { id: category.id } }))).toEqual([inside.name]);
    expect(await names(grid({ source: 'category', category: null }))).toEqual([]);
    expect((await names(grid({ source: 'featured', limit: 1 })))[0]).toBe(onSale.name);
  });

  it('are read for drafts that say nonsense', async () => {
    const draft = [{ blockType: 'unheard-of' }, { blockType: 'columns' }, { blockType: 'gallery', items: [null] }];
    await expect(loadPageData(draft as unknown as PageBlock[])).resolves.toMatchObject({ pictures: {}, products: {} });
  });
});

it('lets no text link to, or show, what visitors have no page or picture of', async () => {
  const inText = (...children: object[]) => {
    const block = textBlock('t');
    return {
      title: unique('Text'),
      slug: unique('text'),
      content: [withChildren(block, children)],
    };
  };
  const { token } = await createStaff('content_manager');
  const post = async (page: object) => (await api('POST', '/api/pages', { token, body: page })).status;
  const doc = (relationTo: string) => ({
    linkType: 'internal',
    newTab: false,
    doc: { relationTo, value: uuid },
  });
  const uuid = '00000000-0000-4000-8000-000000000000';
  const upload = (relationTo: string) => ({
    type: 'upload',
    version: 3,
    id: 'u',
    relationTo,
    value: uuid,
    fields: {},
  });
  expect(await post(inText(upload('media')))).toBe(201);
  expect(await post(inText(upload('design-assets')))).toBe(422);
  const { id } = await made({}, true);
  const link = (fields: object) => ({
    type: 'link',
    version: 3,
    id: 'l',
    fields,
    children: [],
  });
  const toPage = {
    linkType: 'internal',
    newTab: false,
    doc: { relationTo: 'pages', value: id },
  };
  expect(await post(inText(link(toPage)))).toBe(201);
  expect(await post(inText(link(doc('orders'))))).toBe(422);
});

describe('a form sent without script', () => {
  let address = 0;
  beforeEach(() => {
    address += 1;
    incoming = new Headers({ origin: env.publicUrl, [socketAddressHeader]: `192.0.2.${address}` });
  });
  const form = (fields: Record<string, string> = {}) => {
    const data = new FormData();
    const all = {
      $ACTION_KEY: 'of Next',
      kind: 'contact',
      name: 'Grace',
      email: `${unique('grace')}@sender.test`,
      inquiryType: 'general',
      subject: unique('Socks'),
      message: 'Forty pairs.',
      website: '',
      ...fields,
    };
    for (const [name, value] of Object.entries(all)) data.append(name, value);
    return data;
  };
  const stored = async (data: FormData) =>
    (await rows`select id from inquiries where email = ${data.get('email')}`).length;

  it('is stored once, however often it is sent', async () => {
    const data = form();
    expect(await Promise.all([sendInquiry({}, data), sendInquiry({}, data)])).toEqual([
      { sentBy: 'Grace' },
      { sentBy: 'Grace' },
    ]);
    expect(await stored(data)).toBe(1);
  });

  it('comes back with what is wrong beside all that was typed', async () => {
    const data = form({ subject: ' ', inquiryType: '', message: 'Kept' });
    const { values, ...answer } = await sendInquiry({}, data);
    expect(answer).toEqual({
      fieldErrors: { subject: ['Please enter a subject.'], inquiryType: ['Please choose an inquiry type.'] },
    });
    expect(values).toMatchObject({ name: 'Grace', message: 'Kept', subject: ' ' });
    expect(Object.keys(values ?? {})).not.toContain('$ACTION_KEY');
    expect(await stored(data)).toBe(0);
  });

  it('is not taken from another site', async () => {
    incoming.set('origin', 'https://elsewhere.test');
    const data = form();
    expect((await sendInquiry({}, data)).message).toBe('Please send this form from our own site.');
    expect(await stored(data)).toBe(0);
  });

  it('is thrown away where a program filled in what people do not see', async () => {
    const data = form({ website: 'https://spam.test' });
    expect(await sendInquiry({}, data)).toEqual({ sentBy: 'Grace' });
    expect(await stored(data)).toBe(0);
  });

  it('is slowed down by its network address, without being lost', async () => {
    for (let sent = 0; sent < 30; sent += 1) expect((await sendInquiry({}, form())).sentBy).toBe('Grace');
    const data = form();
    const { message, values } = await sendInquiry({}, data);
    expect(message).toBe('Too many messages came from your network. Please try again in 15 minutes.');
    expect(values?.subject).toBe(data.get('subject'));
    incoming.set(socketAddressHeader, '198.51.100.1');
    expect((await sendInquiry({}, data)).sentBy).toBe('Grace');
  });
});
