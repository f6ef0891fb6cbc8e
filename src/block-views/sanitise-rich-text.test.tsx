import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { anyRichText } from '../../tests/setup/any-rich-text';
import { wholeParts } from './parts';
import { RichTextView } from './RichTextView';
import { sanitiseRichText } from './sanitise-rich-text';
import { TextBlockView } from './TextBlockView';
import type { BlockOf } from './types';
import { times } from '../../tests/setup/for-all';

vi.mock('@/modules/inquiries/inquiry-actions', () => ({ sendInquiry: async () => ({}) }));
vi.mock('@/modules/newsletter/newsletter-actions', () => ({ subscribeAction: async () => ({}) }));

const PAGE = '0b9d5f6e-1c1d-4a5e-9a53-0d6b8f0a7f10';
const PICTURE = '1b9d5f6e-1c1d-4a5e-9a53-0d6b8f0a7f11';
const PRICES = '2b9d5f6e-1c1d-4a5e-9a53-0d6b8f0a7f12';
const data = {
  pictures: {
    [PICTURE]: {
      src: '/api/media/file/a.webp',
      thumbnail: '',
      alt: 'A red kit',
      width: 8,
      height: 9,
    },
  },
  documents: { [PRICES]: { name: 'Price list', size: 2048 } },
  pageAddresses: { [PAGE]: '/size-guides' },
};
const draw = (content: unknown) => renderToStaticMarkup(<RichTextView content={content} data={data} />);
const drawBlock = (content: unknown) => {
  const block = { id: 'x', blockType: 'text', content, fontSize: 'base', alignment: 'left', color: 'gray-900' };
  const props = {
    block: block as BlockOf<'text'>,
    isLead: false,
    data: { pictures: {}, products: {} },
    parts: wholeParts,
  };
  return renderToStaticMarkup(<TextBlockView {...props} />);
};
const root = (...children: unknown[]) => ({ root: { type: 'root', children } });
const words = (text: unknown, rest: object = {}) => ({ type: 'text', version: 1, text, format: 0, ...rest });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', version: 1, children });

describe('a stored text', () => {
  it.each([
    ['nothing', null],
    ['a string', 'words'],
    ['a list', []],
    ['no root', {}],
    ['a root of nothing', { root: null }],
    ['a root without children', { root: { type: 'root' } }],
    ['children that are no list', { root: { children: { length: 3 } } }],
    ['nodes that are none', root(null, 5, 'words', [], { type: 7 })],
    ['a text that is none', root(words({ toString: 1 }))],
    ['types that every object has', root({ type: 'constructor' }, { type: 'toString', children: [] })],
    ['what no view draws', root({ type: 'relationship', relationTo: 'pages', value: '1' })],
  ])('of %s draws nothing', (_, content) => {
    expect([draw(content), drawBlock(content)]).toEqual(['', '']);
  });

  it('draws valid nodes beside invalid ones', () => {
    const content = root(
      paragraph(words('Sewn'), null, words(5), { type: 'link', children: [words(' in Leeds')] }),
      { type: 'heading', tag: { toString: 1 }, children: [words('Kits')] },
      { type: 'list', listType: {}, children: [paragraph(words('One')), { type: 'listitem', children: 'Two' }] },
    );
    const shown = draw(content);
    for (const text of ['Sewn', ' in Leeds', 'Kits', 'One']) expect(shown).toContain(text);
    expect(shown).not.toMatch(/object Object|unknown node/);
    expect(drawBlock(content)).toContain('Kits');
  });

  const internal = (relationTo: string, value: unknown) => {
    const fields = {
      linkType: 'internal',
      newTab: false,
      doc: { relationTo, value },
    };
    return draw(
      root(
        paragraph({
          type: 'link',
          version: 3,
          fields,
          children: [words('Sizes')],
        }),
      ),
    );
  };

  it.each([
    ['pages', PAGE, 'href="/size-guides"'],
    ['pages', { id: PAGE, slug: 'as-it-was' }, 'href="/size-guides"'],
    ['products', PRICES, `href="/product/${PRICES}"`],
  ])('links to %s by id', (relationTo, value, address) => {
    expect(internal(relationTo, value)).toContain(address);
  });

  it.each([
    ['pages', PICTURE],
    ['pages', null],
    ['orders', PAGE],
    ['constructor', PAGE],
  ])('draws the words alone of a link to %s that visitors do not see', (relationTo, value) => {
    expect(internal(relationTo, value)).toBe('<div class="rich-text"><p>Sizes</p></div>');
  });

  it('shows pictures and PDFs of the library, and nothing of other uploads', () => {
    const upload = (value: unknown, relationTo = 'media') => draw(root({ type: 'upload', relationTo, value }));
    expect(upload(PICTURE)).toMatch(/<img src="\/api\/media\/file\/a.webp" width="8" height="9" alt="A red kit"/);
    expect(upload({ id: PICTURE })).toContain('<img');
    expect(upload(PRICES)).toContain(`<a href="/media/${PRICES}">Price list (PDF, 2.0 KB)</a>`);
    for (const nothing of [upload(PAGE), upload(null), upload(PICTURE, 'design-assets')])
      expect(nothing).not.toMatch(/<img|<a /);
  });

  it('draws the formats and elements that Payload’s panel offers', () => {
    const item = (rest: object) => ({
      type: 'listitem',
      children: [words('Boots')],
      ...rest,
    });
    const list = (listType: string, rest = {}) => ({
      type: 'list',
      listType,
      tag: 'ul',
      children: [item(rest)],
    });
    const shown = draw(
      root(
        {
          ...paragraph(words('x', { format: 32 }), words('y', { format: 64 })),
          format: 'right',
          indent: 1,
        },
        { type: 'horizontalrule', version: 1 },
        list('check', { checked: true }),
      ),
    );
    for (const part of ['<sub>x</sub>', '<sup>y</sup>', 'text-align:right', 'padding-inline-start', '<hr/>', '☑ '])
      expect(shown).toContain(part);
  });

  it('keeps all of a valid one', () => {
    const link = { type: 'link', version: 1, fields: { linkType: 'custom', url: '/shop', newTab: true }, children: [] };
    const picture = { type: 'upload', version: 1, relationTo: 'media', value: { url: '/api/media/file/a.webp' } };
    const content = root({ ...paragraph(words('a', { format: 3, mode: 'normal' }), link), format: 'center' }, picture);
    expect(sanitiseRichText(content)).toMatchObject(content);
  });

  it('goes only so deep', () => {
    let deep: unknown = words('deepest');
    for (let depth = 0; depth < 20_000; depth += 1) deep = { type: 'quote', children: [deep] };
    expect(drawBlock(root(paragraph(words('above')), deep))).toMatch(/above.*<blockquote/);
  });

  it('is drawn without an exception, whatever it is', { timeout: 30_000 }, () => {
    times(200)(anyRichText, (content) => {
      expect(typeof drawBlock(content)).toBe('string');
      expect(draw(content)).not.toContain('unknown node');
    });
  });
});
