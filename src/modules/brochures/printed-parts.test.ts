import { describe, expect, it } from 'vitest';
import type { PageBlock } from '@/modules/pages/page-content';
import { printedParts } from './printed-parts';

const node = (type: string, text: string) => ({ type, version: 1, children: [{ type: 'text', version: 1, text }] });

describe('printedParts', () => {
  it('takes headings, paragraphs, tables, colours and questions in the order they are read', () => {
    const blocks = [
      { blockType: 'hero', title: 'Left out' },
      {
        blockType: 'text',
        content: {
          root: { type: 'root', children: [node('heading', 'Care'), node('paragraph', 'Wash at 30 degrees.')] },
        },
      },
      {
        blockType: 'table',
        heading: 'Adults',
        table: { columns: ['Size'], rows: [['Small']] },
        note: 'On the body.',
      },
      {
        blockType: 'swatches',
        items: [
          { name: 'Purple', color: '#7c3aed' },
          { name: 'No colour', color: 'purple' },
        ],
      },
      { blockType: 'faq', items: [{ question: 'How long?', answer: '2-3 weeks.' }] },
    ] as unknown as PageBlock[];
    expect(printedParts(blocks)).toEqual([
      { kind: 'heading', text: 'Care' },
      { kind: 'text', text: 'Wash at 30 degrees.' },
      { kind: 'heading', text: 'Adults' },
      { kind: 'table', table: { columns: ['Size'], rows: [['Small']] } },
      { kind: 'text', text: 'On the body.' },
      { kind: 'swatches', swatches: [{ name: 'Purple', color: '#7c3aed' }] },
      { kind: 'item', title: 'How long?', text: '2-3 weeks.' },
    ]);
  });

  it('reads what stands in columns, and survives a text of any shape', () => {
    const inner = { blockType: 'faq', items: [{ question: 'Why?', answer: '' }] };
    const blocks = [
      { blockType: 'columns', columns: [{ blocks: [inner] }] },
      { blockType: 'text', content: { root: { children: 'none' } } },
      { blockType: 'text', content: 'none' },
      { blockType: 'table', table: { columns: [] } },
    ] as unknown as PageBlock[];
    expect(printedParts(blocks)).toEqual([{ kind: 'item', title: 'Why?', text: '' }]);
  });
});
