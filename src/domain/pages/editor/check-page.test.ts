import { describe, expect, it } from 'vitest';
import { BLOCK_DEFINITIONS } from '../blocks';
import { newBlock, type EditorBlock } from '../blocks/new-block';
import { checkPage, type CheckContext } from './check-page';
import { block, columns, page } from '../../../../tests/setup/random-pages';
import type { PageDocument } from './types';

const validPage: PageDocument = {
  ...page(),
  title: 'Netball kits',
  slug: 'netball-kits',
  metaDescription: 'Kits for teams.',
};
const found = (document: Partial<PageDocument>, context?: CheckContext) =>
  checkPage({ ...validPage, ...document }, context).map(
    ({ severity, field, blockId, path }) => `${severity} ${field ?? `${blockId} ${path ?? ''}`.trim()}`,
  );
const inBlock = (type: string, props: Record<string, unknown>, context?: CheckContext) =>
  found({ blocks: [{ ...newBlock(type, () => 'a', props), id: 'a' }] }, context);
const link = (url: string, text: string, fields = {}) => ({
  type: 'link',
  fields: { linkType: 'custom', url, ...fields },
  children: [{ type: 'text', text }],
});
const richText = (...children: object[]) => ({ root: { type: 'root', children } });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [{ type: 'text', text }] });
const text = (id: string, ...children: object[]) => block(id, { blockType: 'text', content: richText(...children) });
const words = paragraph({ type: 'text', text: 'Words' });

it('finds nothing on a valid page', () => {
  const hero = block('h', { blockType: 'hero', title: 'Kits', buttonText: 'Shop', buttonLink: '/shop' });
  const picture = block('i', { blockType: 'image', src: '/media/1', alt: 'A red kit' });
  const outlined = text('t', heading('h2', 'Why'), words, heading('h3', 'How'), words);
  expect(checkPage({ ...validPage, blocks: [hero, outlined, columns('c', [picture], [])] })).toEqual([]);
});

describe('fields', () => {
  it.each<[Partial<PageDocument>, string]>([
    [{ title: ' ' }, 'error title'],
    [{ title: 'x'.repeat(61) }, 'warning title'],
    [{ metaTitle: 'x'.repeat(71) }, 'warning metaTitle'],
    [{ metaDescription: '' }, 'warning metaDescription'],
    [{ metaDescription: 'x'.repeat(161) }, 'warning metaDescription'],
    [{ slug: '' }, 'error slug'],
    [{ slug: 'Size Guides' }, 'error slug'],
    [{ slug: 'a--b' }, 'error slug'],
    [{ slug: 'checkout' }, 'error slug'],
  ])('%j: %s', (fields, expected) => {
    expect(found(fields)).toEqual([expected]);
  });

  it('may be as long as they may', () => {
    expect(
      found({ title: 'x'.repeat(60), metaTitle: 'x'.repeat(70), metaDescription: 'x'.repeat(160), slug: 'shop-2' }),
    ).toEqual([]);
  });
});

describe('pictures', () => {
  const isKnownPicture = (id: string) => id === 'known';

  it.each(['', ' ', 'Image description', null])('without an alt text: %j', (alt) => {
    expect(inBlock('image', { src: '/media/1', alt })).toEqual(['warning a alt']);
    expect(inBlock('gallery', { items: [{ id: 'x', src: '/media/1', alt }] })).toEqual(['warning a items.0.alt']);
  });

  it('that the media library no longer has', () => {
    expect(inBlock('image', { src: '/media/gone', alt: 'A kit' }, { isKnownPicture })).toEqual(['error a src']);
    expect(inBlock('image', { src: '/media/known', alt: 'A kit' }, { isKnownPicture })).toEqual([]);
    expect(inBlock('image', { src: 'https://x.test/a.png', alt: 'A kit' }, { isKnownPicture })).toEqual([]);
  });

  it('in a text, that the media library no longer has', () => {
    const shown = (value: string) => [text('a', words, { type: 'upload', relationTo: 'media', value })];
    expect(found({ blocks: shown('gone') }, { isKnownPicture })).toEqual(['error a content']);
    expect(found({ blocks: shown('known') }, { isKnownPicture })).toEqual([]);
  });

  it('of an address that may not be loaded', () => {
    expect(inBlock('team', { members: [{ id: 'x', name: 'Sam', picture: 'data:x' }] })).toEqual([
      'error a members.0.picture',
    ]);
  });
});

describe('links', () => {
  const button = (address: unknown, context?: CheckContext) =>
    inBlock('button', { text: 'Shop', link: address }, context);

  it.each(['', '#', ' ', null])('that are not chosen yet: %j', (address) => {
    expect(button(address)).toEqual(['warning a link']);
  });

  it.each(['javascript:alert(1)', 'shop', '#nowhere'])('that lead nowhere: %j', (address) => {
    expect(button(address)).toEqual(['error a link']);
  });

  it.each(['/shop', 'https://x.test', '#main', 'mailto:a@b.test', 'tel:+441'])('that lead somewhere: %j', (address) => {
    expect(button(address)).toEqual([]);
  });

  it('to paths that are not there', () => {
    const isKnownPath = (path: string) => path === '/shop';
    expect(button('/shop', { isKnownPath })).toEqual([]);
    expect(button('/gone', { isKnownPath })).toEqual(['error a link']);
    expect(button('https://shop.test/gone', { isKnownPath })).toEqual([]);
    expect(button('https://Shop.test/gone', { isKnownPath, origin: 'https://shop.test' })).toEqual(['error a link']);
    expect(button('https://shop.test.evil/gone', { isKnownPath, origin: 'https://shop.test' })).toEqual([]);
    const node = link('', 'here', { linkType: 'internal', doc: { relationTo: 'pages', value: 'gone' } });
    const blocks = [text('a', words, paragraph(node))];
    expect(found({ blocks }, { isKnownPage: () => true })).toEqual([]);
    expect(found({ blocks }, { isKnownPage: () => false })).toEqual(['error a content']);
    const product = link('', 'kit', {
      linkType: 'internal',
      doc: { relationTo: 'products', value: 'p1' },
    });
    const toProduct = [text('a', words, paragraph(product))];
    const isKnownPage = () => false;
    expect(found({ blocks: toProduct }, { isKnownPage, isKnownPath: (path) => path === '/product/p1' })).toEqual([]);
    expect(found({ blocks: toProduct }, { isKnownPath: () => false })).toEqual(['error a content']);
  });

  it('to places on the page', () => {
    const form = { ...newBlock('form', () => 'f', { form: 'quote' }), id: 'f' };
    const blocks = [form, block('a', { text: 'Ask', link: '#quote-form' })];
    expect(found({ blocks })).toEqual([]);
    expect(found({ blocks: blocks.slice(1) })).toEqual(['error a link']);
    expect(found({ blocks: blocks.slice(1) }, { anchors: new Set(['quote-form']) })).toEqual([]);
  });

  it('that show no text are not there', () => {
    expect(inBlock('hero', { buttonText: '', secondButtonText: '' })).toEqual([]);
    expect(
      inBlock('hero', { buttonText: 'Go', buttonLink: '#', secondButtonText: 'Or', secondButtonLink: '' }),
    ).toEqual(['warning a buttonLink', 'warning a secondButtonLink']);
  });

  it('in lists', () => {
    expect(inBlock('categoryTiles', { tiles: [{ id: 'x', title: 'Netball', link: '', color: '#7c3aed' }] })).toEqual([
      'warning a tiles.0.link',
    ]);
    expect(inBlock('downloads', { items: [{ id: 'x', title: 'Mockup', file: '' }] })).toEqual([
      'warning a items.0.file',
    ]);
  });

  it.each([
    [link('#', 'here'), 1],
    [link('/shop', 'here'), 0],
    [link('', '', {}), 0],
    [link('', 'here', { linkType: 'internal', doc: null }), 1],
    [link('', 'here', { linkType: 'internal', doc: { relationTo: 'pages', value: '1' } }), 0],
  ])('in a text: %j', (node, count) => {
    expect(found({ blocks: [text('a', words, paragraph(node))] })).toEqual(Array(count).fill('warning a content'));
  });
});

describe('headings', () => {
  const hero = (id: string, title: string) =>
    block(id, { blockType: 'hero', title, buttonText: '', secondButtonText: '' });
  const message = (...blocks: EditorBlock[]) => checkPage({ ...validPage, blocks }).map((finding) => finding.message);

  it('that skip a level', () => {
    expect(message(text('a', heading('h2', 'One'), heading('h4', 'Two')))).toEqual([
      'Make “Two” a level 3 heading: it is level 4, below a level 2 one.',
    ]);
    expect(found({ blocks: [text('a', heading('h3', 'One'))] })).toEqual(['warning a content']);
    expect(found({ blocks: [hero('h', 'Kits'), text('a', heading('h3', 'One'))] })).toEqual(['warning a content']);
  });

  it('that go back up, or begin at any level below a section', () => {
    expect(found({ blocks: [text('a', heading('h1', 'A'), heading('h3', 'B'), heading('h2', 'C'))] })).toEqual([]);
    const steps = block('s', { blockType: 'steps', heading: 'How', steps: [{ id: 'x', title: 'One' }] });
    expect(found({ blocks: [steps, text('a', heading('h3', 'B'))] })).toEqual([]);
  });

  it('before the page’s own', () => {
    expect(found({ blocks: [text('a', heading('h2', 'A')), hero('h', 'Kits'), hero('i', 'More')] })).toEqual([
      'warning h title',
    ]);
  });

  it('without a word', () => {
    expect(found({ blocks: [text('a', words, heading('h2', ' '))] })).toEqual(['warning a content']);
    expect(found({ blocks: [hero('h', '')] })).toEqual(['error h title']);
  });
});

describe('contrast', () => {
  it.each(['white', 'gray-100', 'Yellow-400'])('of text in %s', (color) => {
    expect(inBlock('text', { content: richText(words), color })).toEqual(['warning a color']);
  });

  it.each(['black', 'gray-900', 'gray-500', ''])('of text in %j', (color) => {
    expect(inBlock('text', { content: richText(words), color })).toEqual([]);
  });

  it.each([
    ['#ffffff', ['warning a tiles.0.color']],
    ['#7c3aed', []],
    ['#000000', []],
  ])('of white words on a tile in %s', (color, expected) => {
    expect(inBlock('categoryTiles', { tiles: [{ id: 'x', title: 'Netball', link: '/shop', color }] })).toEqual(
      expected,
    );
  });
});

describe('content', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['text', {}, ['warning a content']],
    ['text', { content: richText(paragraph()) }, ['warning a content']],
    ['text', { content: richText({ type: 'upload' }) }, []],
    ['image', { src: '' }, ['warning a src']],
    ['button', { text: '', link: '/shop' }, ['error a text']],
    ['steps', {}, ['warning a steps']],
    [
      'steps',
      {
        steps: [
          { id: 'x', title: 'One' },
          { id: 'y', title: '', text: '' },
        ],
      },
      ['warning a steps.1.title'],
    ],
    ['faq', { items: Array.from({ length: 41 }, (_, id) => ({ id, question: 'Why?' })) }, ['error a items']],
    ['table', {}, ['warning a table']],
    ['table', { table: { columns: ['Size'], rows: [] } }, ['warning a table']],
    ['table', { table: { columns: ['Size'], rows: [[' ']] } }, ['warning a table']],
    ['table', { table: { columns: [''], rows: [['S']] } }, []],
    ['table', { table: { columns: ['Size'], rows: Array.from({ length: 201 }, () => ['S']) } }, ['error a table']],
    ['productGrid', {}, []],
    ['productGrid', { source: 'category' }, ['warning a category']],
    ['productGrid', { source: 'chosen' }, ['warning a products']],
    ['columns', {}, ['warning a columns']],
    ['form', {}, []],
    ['a type of tomorrow', {}, ['warning a']],
  ])('%s %j', (type, props, expected) => {
    expect(inBlock(type, props)).toEqual(expected);
  });

  it('says of a grid without products that it is an empty band', () => {
    const context = { productsShown: (id: string) => (id === 'a' ? 0 : undefined) };
    expect(inBlock('productGrid', {}, context)).toEqual(['warning a source']);
    expect(inBlock('productGrid', {}, { productsShown: () => 3 })).toEqual([]);
  });

  it('of what is in columns is looked at too', () => {
    expect(found({ blocks: [columns('c', [block('a', { text: 'Go', link: '#' })], [])] })).toEqual(['warning a link']);
  });

  it.each(BLOCK_DEFINITIONS.map(({ type }) => type))('of a new %s leads to properties that there are', (type) => {
    const fresh = { ...newBlock(type, () => 'a'), id: 'a' };
    for (const { blockId, path = '' } of checkPage({ ...validPage, blocks: [fresh] })) {
      expect(blockId).toBe('a');
      expect(Object.keys(fresh)).toContain(path);
    }
  });
});

it('survives whatever was stored', () => {
  const strange = [null, 1, 'x', [], [null, 1, ['x']], { root: null }, { root: { children: 'x' } }];
  for (const { type, fields } of BLOCK_DEFINITIONS)
    for (const value of strange) {
      const props = Object.fromEntries(fields.map(({ name }) => [name, value]));
      expect(() => checkPage({ ...validPage, blocks: [block('a', { blockType: type, ...props })] })).not.toThrow();
    }
});
