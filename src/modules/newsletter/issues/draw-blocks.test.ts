import { describe, expect, it } from 'vitest';
import type { PageBlock } from '@/modules/pages/page-content';
import { drawBlocks } from './draw-blocks';

const data = { pictures: {}, products: {}, pageAddresses: { p1: '/about' } };
const drawn = (...blocks: object[]) => {
  const { parts, undrawn } = drawBlocks(blocks as PageBlock[], data);
  return {
    html: parts.map(({ html }) => html.source).join(''),
    text: parts.map(({ text }) => text).join('\n'),
    undrawn,
  };
};
const node = (type: string, children: object[], rest = {}) => ({ type, children, ...rest });
const words = (text: string, format = 0) => ({ type: 'text', text, format });
const rich = (...children: object[]) => ({ blockType: 'text', content: { root: { children } } });

describe('blocks in an email', () => {
  it('are escaped, in HTML and in plain text', () => {
    const { html, text } = drawn(
      rich(
        node('heading', [words('A & B')], { tag: 'h2' }),
        node('paragraph', [words('<b>', 1), node('link', [words('here')], { fields: { url: 'https://a.test/?q="' } })]),
        node('list', [node('listitem', [words('one')]), node('listitem', [words('two')])], { listType: 'number' }),
      ),
    );
    expect(html).toContain('A &amp; B</h2>');
    expect(html).toContain('<strong>&lt;b&gt;</strong><a href="https://a.test/?q=&quot;"');
    expect(html).toMatch(/<ol[^>]*><li>one<\/li><li>two<\/li><\/ol>/);
    expect(text).toBe('A & B\n\n<b>here (https://a.test/?q=")\n\n1. one\n2. two');
  });

  it('link to this site in full, to public pages, and never run code', () => {
    expect(drawn({ blockType: 'button', text: 'Shop', link: '/shop' }).html).toMatch(/href="http[^"]+\/shop"/);
    for (const link of ['#', 'javascript:alert(1)', 'java\nscript:alert(1)', '', null])
      expect(drawn({ blockType: 'button', text: 'Shop', link })).toMatchObject({ html: '', text: '' });
    const internal = (value: string) =>
      drawn(
        rich(
          node('paragraph', [
            node('link', [words('us')], { fields: { linkType: 'internal', doc: { relationTo: 'pages', value } } }),
          ]),
        ),
      );
    expect(internal('p1').html).toMatch(/href="http[^"]+\/about"/);
    expect(internal('p2').html).not.toContain('href');
    expect(drawn({ blockType: 'image', src: 'data:text/html,x', alt: 'x' }).html).toBe('');
  });

  it('stand in columns, and those that cannot be shown are named once', () => {
    const column = { blocks: [{ blockType: 'button', text: 'Go', link: '/a' }, { blockType: 'faq' }] };
    const { html, undrawn } = drawn({ blockType: 'columns', columns: [column, column] }, { blockType: 'faq' });
    expect(html.match(/<td width="50%"/g)).toHaveLength(2);
    expect(undrawn).toHaveLength(1);
  });
});
