import { expect, it } from 'vitest';
import { BLOCK_DEFINITIONS } from './';
import { checkPage } from '../editor';
import { newBlock } from './new-block';
import { samplesLeft, withSamples } from './samples';
import { fits } from './fits';

let count = 0;
const makeId = () => `id-${(count += 1)}`;
const fresh = (type: string, props = {}) => withSamples(newBlock(type, makeId, props), makeId);

const LISTED = BLOCK_DEFINITIONS.filter(({ fields }) =>
  fields.some(({ kind, name }) => kind === 'table' || (kind === 'list' && name !== 'points')),
).map(({ type }) => type);

it.each(LISTED)('a fresh %s shows samples, each with an id of its own, that its fields can hold', (type) => {
  const block = fresh(type);
  const fields = BLOCK_DEFINITIONS.find((each) => each.type === type)?.fields ?? [];
  expect(samplesLeft(block)).toHaveLength(1);
  for (const field of fields)
    if (block[field.name] !== null) expect([field.name, fits(field, block[field.name])]).toEqual([field.name, true]);
  const ids = fields.flatMap(({ kind, name }) =>
    kind === 'list' ? (block[name] as { id: string }[]).map(({ id }) => id) : [],
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(['hero', 'text', 'image', 'button'])('a fresh %s begins as the product was ordered with', (type) => {
  const block = newBlock(type, makeId);
  expect(withSamples(block, makeId)).toEqual(block);
});

it('keeps what a component of the palette brings', () => {
  const items = [{ id: 'x', question: 'Why?', answer: 'Because.' }];
  expect(fresh('faq', { items }).items).toBe(items);
});

it('warns of samples that are about to be published, until they are replaced', () => {
  const page = { title: 'Help', slug: 'help', metaTitle: '', metaDescription: 'Help for teams.' };
  const messages = (block: ReturnType<typeof fresh>) =>
    checkPage({ ...page, blocks: [block] }).map(({ severity, message, path }) => `${severity} ${path}: ${message}`);
  const block = fresh('faq');
  expect(messages(block)).toEqual(['warning items: Replace the samples in “Questions”.']);
  expect(messages({ ...block, items: [{ id: 'x', question: 'Why?', answer: 'Because.' }] })).toEqual([]);
});
