import { expect, it } from 'vitest';
import { BLOCK_DEFINITIONS, type BlockField } from '@/domain/pages/blocks';
import { listPages } from '@/areas/cms/pages/data/pages';
import { parsePageFilters } from '@/areas/cms/pages/page-filters';
import { made, save, textBlock } from '../setup/pages';
import { rows, payload, unique } from '../setup/shop';

const search = async (q: string) => {
  const filters = parsePageFilters(new URLSearchParams({ q }));
  return (await listPages({ payload, filters, limit: 50, offset: 0 })).rows;
};

it('pages are found by words in their blocks, published or in the draft, with where they stand', async () => {
  const [word, later] = [unique('kanga'), unique('wombat')];
  const page = await made({ blocks: [textBlock('one', `Shirts for the ${word} league`)] }, true);
  await save(page.id, { blocks: [textBlock('one', `Shirts for the ${later} league`)] }, { mode: 'draft' });
  for (const each of [word, later]) {
    const found = await search(`shirts ${each.toUpperCase()}`);
    expect(found.map(({ id }) => id)).toEqual([page.id]);
    expect(found[0]?.found?.place).toBe('Text Block');
    expect(found[0]?.found?.parts.map(({ text }) => text).join('')).toBe(`Shirts for the ${each} league`);
  }
  expect(await search(`${word} cricket-${later}`)).toEqual([]);
});

it('keys, choices, ids and addresses are no words', async () => {
  const word = unique('emu');
  await made({ title: word, slug: word, blocks: [{ ...textBlock('one'), id: 'block-platypus' }] });
  for (const other of ['gray-900', 'blockType', 'platypus', 'paragraph'])
    expect(await search(`${word} ${other}`)).toEqual([]);
});

const WRITTEN = new Set<BlockField['kind']>(['text', 'longText']);
const SET = new Set<BlockField['kind']>(['choice', 'link', 'picture', 'textColor', 'color', 'category']);

/** Each with its own name as value. */
const filled = (fields: readonly BlockField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.kind === 'list' ? [filled(field.fields)] : `${field.kind}:${field.name}`]),
  );

it.each(BLOCK_DEFINITIONS.map(({ type, fields }) => [type, fields] as const))(
  'what is written in a %s block is searched, what is chosen is not',
  async (type, fields) => {
    const content = JSON.stringify([{ id: 'a', blockType: type, ...filled(fields) }]);
    const [found] = await rows<{ words: string }>`select page_words(${content}::jsonb) as words`;
    const kinds = found!.words
      .split('\n')
      .filter(Boolean)
      .map((word) => word.split(':')[0] as BlockField['kind']);
    const names = fields.flatMap((field) => (field.kind === 'list' ? field.fields : [field]));
    expect(kinds.filter((kind) => SET.has(kind))).toEqual([]);
    expect(kinds.filter((kind) => WRITTEN.has(kind))).toHaveLength(
      names.filter(({ kind }) => WRITTEN.has(kind)).length,
    );
  },
);

it('cells of tables are words', async () => {
  const content = JSON.stringify([{ blockType: 'table', table: { columns: ['Chest'], rows: [['Medium', '96 cm']] } }]);
  const [found] = await rows<{ words: string }>`select page_words(${content}::jsonb) as words`;
  expect(found!.words.split('\n').toSorted()).toEqual(['96 cm', 'Chest', 'Medium']);
});
