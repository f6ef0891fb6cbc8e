import { expect, it } from 'vitest';
import { idsWithin } from './blocks';
import { copyBlock } from './copy-block';
import { block, columns } from '../../../../tests/setup/random-pages';

const makeId = () => {
  let count = 0;
  return () => `new${count++}`;
};

it('gives a block and all that is in it ids of their own', () => {
  const original = columns('k', [block('a'), block('b')], [block('c')]);
  const copy = copyBlock(original, makeId());
  const ids = [...idsWithin(original), ...idsWithin(copy)];
  expect(new Set(ids).size).toBe(12);
});

it('gives the items of its lists ids of their own and leaves the rest', () => {
  const original = block('a', { blockType: 'steps', heading: 'How', steps: [{ id: 's', title: 'One' }] });
  expect(copyBlock(original, makeId())).toEqual(
    block('new1', { blockType: 'steps', heading: 'How', steps: [{ id: 'new0', title: 'One' }] }),
  );
});

it('copies a type that this program does not know as it is', () => {
  const original = block('a', { blockType: 'a type of tomorrow', parts: [{ id: 'p' }] });
  expect(copyBlock(original, makeId())).toEqual({ ...original, id: 'new0' });
});
