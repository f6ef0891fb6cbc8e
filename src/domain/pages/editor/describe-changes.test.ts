import { describe, expect, it } from 'vitest';
import { newBlock } from '../blocks/new-block';
import { describeChanges } from './describe-changes';
import { isSame } from '../../merging/is-same';
import { block, columns, actionsOf, EDITS, page, randomPage, workedOn } from '../../../../tests/setup/random-pages';
import type { PageDocument } from './types';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

const described = (before: PageDocument, after: PageDocument) =>
  describeChanges(before, after).map(({ kind, subject }) => `${kind} ${subject}`);
const details = (type: string, before: Record<string, unknown>, after: Record<string, unknown>) => {
  const made = (props: Record<string, unknown>) => page({ ...newBlock(type, () => 'a', props), id: 'a' });
  return describeChanges(made(before), made(after)).flatMap((change) =>
    change.details.map((each) => `${each.label}: ${each.before} → ${each.after}`),
  );
};
const richText = (...texts: string[]) => ({
  root: { type: 'root', children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
});

const hero = block('h', { blockType: 'hero', title: 'Welcome' });
const text = block('t', { blockType: 'text', content: richText('Once upon a time') });
const button = block('b', { text: 'Shop' });

it('tell a changed picture as one, to be looked at', () => {
  const image = (src: string) => page(block('i', { blockType: 'image', src }));
  expect(describeChanges(image('/media/1'), image('/media/2'))[0]?.details).toEqual([
    { label: 'Image URL', before: '/media/1', after: '/media/2', isPicture: true },
  ]);
});

describe('blocks', () => {
  it.each<[string, PageDocument, PageDocument, string[]]>([
    ['added', page(hero), page(hero, text), ['added Text Block “Once upon a time”']],
    ['removed', page(hero, button), page(hero), ['removed Button “Shop”']],
    ['moved, the one and not the others', page(hero, text, button), page(button, hero, text), ['moved Button “Shop”']],
    ['moved into a column', page(hero, columns('k', [])), page(columns('k', [hero])), ['moved Hero Section “Welcome”']],
    [
      'moved and changed',
      page(hero, text, button),
      page({ ...button, text: 'Buy' }, hero, text),
      ['moved Button “Buy”', 'changed Button “Buy”'],
    ],
    ['added with their columns', page(), page(columns('k', [hero], [text])), ['added Columns']],
    ['removed with their columns', page(columns('k', [hero], [text])), page(), ['removed Columns']],
    [
      'taken out of columns that are removed',
      page(columns('k', [hero], [text])),
      page(hero),
      ['moved Hero Section “Welcome”', 'removed Columns'],
    ],
    [
      'of a type that is not known',
      page(),
      page(block('x', { blockType: 'carousel' })),
      ['added Unknown block (carousel)'],
    ],
    ['untouched', page(hero, columns('k', [text])), structuredClone(page(hero, columns('k', [text]))), []],
  ])('%s', (_, before, after, expected) => {
    expect(described(before, after)).toEqual(expected);
  });

  it('say where they were and are', () => {
    expect(describeChanges(page(hero, columns('k', [], [])), page(columns('k', [], [hero])))).toEqual([
      {
        kind: 'moved',
        subject: 'Hero Section “Welcome”',
        blockId: 'h',
        details: [{ label: 'Position', before: '1', after: '1 in column 2' }],
      },
    ]);
  });
});

it('tells of the page’s fields', () => {
  const before = page();
  expect(describeChanges(before, { ...before, slug: 'kits', metaDescription: 'All kits' })).toEqual([
    { kind: 'changed', subject: 'Slug', details: [{ label: 'Slug', before: 'page', after: 'kits' }] },
    {
      kind: 'changed',
      subject: 'Meta Description',
      details: [{ label: 'Meta Description', before: '', after: 'All kits' }],
    },
  ]);
});

describe('properties', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    [
      'button',
      { text: 'Shop' },
      { text: 'Buy', variant: 'outline' },
      ['Text: Shop → Buy', 'Variant: Primary → Outline'],
    ],
    ['image', { rounded: false }, { rounded: true }, ['Rounded corners: No → Yes']],
    ['text', { content: richText('One') }, { content: richText('One', 'Two') }, ['Content: One → One\nTwo']],
    ['text', { content: null }, { content: richText('') }, []],
    ['productGrid', { products: ['1'] }, { products: ['1', '2'] }, ['Products: 1 product → 2 products']],
    ['productGrid', { products: ['1'] }, { products: ['2'] }, ['Products: 1 product → 1 product (changed)']],
    ['productGrid', { limit: 4 }, { limit: 8 }, ['At most: 4 → 8']],
    [
      'table',
      { table: { columns: ['Size', 'Chest'], rows: [['S', '90']] } },
      { table: { columns: ['Size', 'Chest'], rows: [['S', '92']] } },
      ['Table: Size | Chest\nS | 90 → Size | Chest\nS | 92'],
    ],
    [
      'columns',
      { columns: [{ id: '1', blocks: [] }] },
      {
        columns: [
          { id: '1', blocks: [] },
          { id: '2', blocks: [] },
        ],
      },
      ['Columns: 1 → 2'],
    ],
    ['a type of tomorrow', { speed: 1 }, { speed: 2, loop: true }, ['speed: 1 → 2', 'loop:  → true']],
  ])('of %s', (type, before, after, expected) => {
    expect(details(type, before, after)).toEqual(expected);
  });

  it('of the items of a list', () => {
    const [one, two, three] = ['One', 'Two', 'Three'].map((title, id) => ({ id: String(id), title })) as [
      object,
      object,
      object,
    ];
    expect(details('steps', { steps: [one, two] }, { steps: [one, { ...two, title: 'Then' }, three] })).toEqual([
      'Step 2: Title: Two → Then',
      'Step 3:  → Three',
    ]);
    expect(details('steps', { steps: [one, two, three] }, { steps: [three, one] })).toEqual([
      'Step 2: Two → ',
      'Order of Steps: One, Three → Three, One',
    ]);
  });

  it('that are long, from shortly before where they part', () => {
    const start = 'x'.repeat(300);
    const [change] = describeChanges(
      page(block('a', { text: `${start} old` })),
      page(block('a', { text: `${start} new` })),
    );
    expect(change?.details).toEqual([
      { label: 'Text', before: `…${'x'.repeat(39)} old`, after: `…${'x'.repeat(39)} new` },
    ]);
  });
});

const filled = (document: PageDocument): unknown =>
  JSON.parse(JSON.stringify(document, (_, value: unknown) => (value === '' ? undefined : value)));

it('tells of something wherever anything differs, and of nothing where nothing does', () => {
  times(rounds(1_000))(randomPage, actionsOf(EDITS, 6), (before, deeds) => {
    const after = workedOn(before, deeds, 'n');
    expect(describeChanges(before, after).length > 0).toBe(!isSame(filled(before), filled(after)));
    expect(describeChanges(before, structuredClone(before))).toEqual([]);
  });
});
