import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { anyRichText } from '../../tests/setup/any-rich-text';
import { wholeParts } from './parts';
import { RichTextView } from './RichTextView';
import { sanitiseRichText } from './sanitise-rich-text';
import { TextBlockView } from './TextBlockView';
import type { BlockOf } from './types';

// Forms send by actions of the server.
vi.mock('@/modules/inquiries/inquiry-actions', () => ({ sendInquiry: async () => ({}) }));
vi.mock('@/modules/newsletter/newsletter-actions', () => ({ subscribeAction: async () => ({}) }));

const draw = (content: unknown) => renderToStaticMarkup(<RichTextView content={content} />);
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
    fc.assert(
      fc.property(anyRichText, (content) => {
        expect(typeof drawBlock(content)).toBe('string');
        expect(draw(content)).not.toContain('unknown node');
      }),
      { numRuns: 200 },
    );
  });
});
