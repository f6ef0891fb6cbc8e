import { describe, expect, it } from 'vitest';
import { findBlock } from './blocks';
import { checkPage } from './check-page';
import { applyChoices, mergePages } from './merge-pages';
import { block, columns, outline, page } from '../../../../tests/setup/random-pages';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => block(id)) as [never, never, never, never];
const merged = (...pages: Parameters<typeof mergePages>) => {
  const { document, conflicts } = mergePages(...pages);
  return [outline(document.blocks), conflicts.map((each) => (each.kind === 'block' ? each.id : each.field))];
};

describe('the order', () => {
  it.each([
    ['both add', page(a, b), page(a, block('m'), b), page(a, b, block('t')), 'a m b t'],
    ['both add in one place', page(a, b), page(a, block('y'), block('z'), b), page(a, block('x'), b), 'a x y z b'],
    ['one moves, one adds', page(a, b, c), page(c, a, b), page(a, b, block('t'), c), 'c a b t'],
    ['one moves, one deletes', page(a, b, c), page(c, a, b), page(b, c), 'c b'],
    ['both move different blocks', page(a, b, c, d), page(b, a, c, d), page(a, b, d, c), 'b a d c'],
    ['both move the same block the same way', page(a, b, c), page(c, a, b), page(c, a, b), 'c a b'],
    ['what is followed is deleted', page(a, b, c), page(a, b, block('m'), c), page(a, c), 'a m c'],
    ['both start a page', page(), page(block('m')), page(block('t')), 'm t'],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual([expected, []]);
    expect(merged(base, theirs, mine)).toEqual([expected, []]);
  });
});

describe('columns', () => {
  it.each([
    [
      'both add to different columns',
      page(columns('k', [a], [])),
      page(columns('k', [a, b], [])),
      page(columns('k', [a], [c])),
      'k[a b][c]',
    ],
    [
      'one moves in what the other edits',
      page(a, columns('k', [], [])),
      page(columns('k', [a], [])),
      page(block('a', { text: 'new' }), columns('k', [], [])),
      'k[a][]',
    ],
    [
      'one moves out of what the other deletes',
      page(columns('k', [a], [])),
      page(a, columns('k', [], [])),
      page(columns('k', [], [])),
      'k[][]',
    ],
    [
      'one takes apart what the other edits',
      page(columns('k', [a], [b])),
      page(a, b),
      page(columns('k', [block('a', { text: 'new' })], [b])),
      'a b',
    ],
    ['one deletes what the other left', page(a, columns('k', [b], [])), page(a), page(columns('k', [b], []), a), 'a'],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual([expected, []]);
    expect(merged(base, theirs, mine)).toEqual([expected, []]);
  });

  it('that were deleted while the other worked in them are one conflict', () => {
    const [base, without] = [page(columns('k', [a], [b])), page()];
    const worked = page(columns('k', [block('a', { text: 'new' }), c], [b]));
    expect(merged(base, worked, without)).toEqual(['k[a c][b]', ['k']]);
    expect(merged(base, without, worked)).toEqual(['', ['k']]);
  });

  it('that were deleted while the other set their widths are a conflict', () => {
    const base = page(columns('k', [a], []));
    const wider = page({ ...columns('k', [a], []), split: 'first' });
    expect(merged(base, wider, page())).toEqual(['k[a][]', ['k']]);
    expect(merged(base, page(), wider)).toEqual(['', ['k']]);
  });

  it('of which one was deleted while the other filled it are a conflict of the block', () => {
    const base = page(columns('k', [a], [b], []));
    const [fewer, filled] = [page(columns('k', [a], [b])), page(columns('k', [a], [b], [c]))];
    expect(merged(base, filled, fewer)).toEqual(['k[a][b][c]', ['k']]);
    expect(merged(base, fewer, filled)).toEqual(['k[a][b]', ['k']]);
  });

  it('keep their own widths', () => {
    const base = page(columns('k', [a], []));
    const wider = page({ ...columns('k', [a], []), split: 'first' });
    const { document } = mergePages(base, wider, page(columns('k', [a, b], [])));
    expect(document.blocks).toEqual([{ ...columns('k', [a, b], []), split: 'first' }]);
  });
});

describe('properties', () => {
  const base = page(block('a', { text: 'old', size: 'sm', note: null }));

  it('have the value of whoever changed them', () => {
    const mine = page(block('a', { text: 'mine', size: 'sm' }));
    const theirs = page(block('a', { text: 'old', size: 'lg', note: null, extra: 1 }));
    const { document, conflicts } = mergePages(base, mine, theirs);
    expect(document.blocks).toEqual([block('a', { text: 'mine', size: 'lg', extra: 1 })]);
    expect(conflicts).toEqual([]);
  });

  it('that both changed alike are no conflict', () => {
    const alike = page(block('a', { text: 'new', size: 'sm' }));
    expect(mergePages(base, alike, structuredClone(alike)).conflicts).toEqual([]);
  });

  it('that both changed are a conflict with all versions; the rest is merged all the same', () => {
    const mine = page(block('a', { text: 'mine', size: 'lg' }));
    const theirs = page(block('a', { text: 'theirs', size: 'sm', note: 'new' }));
    const merge = mergePages(base, mine, theirs);
    expect(merge.document.blocks).toEqual([block('a', { text: 'mine', size: 'lg', note: 'new' })]);
    expect(merge.conflicts).toEqual([
      { kind: 'block', id: 'a', base: base.blocks[0], mine: mine.blocks[0], theirs: theirs.blocks[0] },
    ]);
    expect(applyChoices(merge, new Map([['a', 'theirs']])).blocks).toEqual([
      block('a', { text: 'theirs', size: 'lg', note: 'new' }),
    ]);
  });

  it('of a block that the other deleted are a conflict; whichever is chosen stands where it stood', () => {
    const [before, mine, theirs] = [page(a, b, c), page(a, c), page(a, block('b', { text: 'new' }), c)];
    const merge = mergePages(before, mine, theirs);
    expect(merge.conflicts).toEqual([
      { kind: 'block', id: 'b', base: b, mine: undefined, theirs: block('b', { text: 'new' }) },
    ]);
    expect(outline(merge.document.blocks)).toBe('a c');
    expect(outline(applyChoices(merge, new Map([['b', 'theirs']])).blocks)).toBe('a b c');
  });
});

describe('lists of items', () => {
  const tile = (id: string, title: string) => ({ id, title });
  const tiled = (...tiles: unknown[]) => page(block('a', { tiles }));
  const base = tiled(tile('1', 'One'), tile('2', 'Two'));

  it('have the items of whoever changed, added, moved or deleted them', () => {
    const mine = tiled(tile('2', 'Two'), tile('1', 'Mine'));
    const theirs = tiled(tile('1', 'One'), tile('3', 'Three'));
    expect(mergePages(base, mine, theirs)).toMatchObject({
      document: tiled(tile('1', 'Mine'), tile('3', 'Three')),
      conflicts: [],
    });
  });

  it('of which both changed one item are a conflict; all others are merged all the same', () => {
    const mine = tiled(tile('1', 'Mine'), tile('2', 'Two'), tile('3', 'Three'));
    const theirs = tiled(tile('1', 'Theirs'), tile('2', 'New'));
    const merge = mergePages(base, mine, theirs);
    expect(merge.document).toEqual(tiled(tile('1', 'Mine'), tile('2', 'New'), tile('3', 'Three')));
    expect(merge.conflicts).toMatchObject([{ id: 'a', mine: mine.blocks[0], theirs: theirs.blocks[0] }]);
    expect(applyChoices(merge, new Map([['a', 'theirs']]))).toEqual(
      tiled(tile('1', 'Theirs'), tile('2', 'New'), tile('3', 'Three')),
    );
  });

  it('that both filled hold what each added, and the gate says how much is too much', () => {
    const questions = (...ids: string[]) =>
      page(block('a', { blockType: 'faq', items: ids.map((id) => ({ id, question: `${id}?`, answer: 'Yes.' })) }));
    const before = Array.from({ length: 39 }, (_, index) => `q${index}`);
    const merge = mergePages(
      questions(...before),
      questions(...before, 'mine'),
      questions(...before, 'theirs', 'more'),
    );
    expect(merge.document).toEqual(questions(...before, 'mine', 'theirs', 'more'));
    expect(merge.conflicts).toEqual([]);
    expect(checkPage(merge.document).filter(({ severity }) => severity === 'error')).toEqual([
      { severity: 'error', message: 'At most 40 questions are allowed: remove 2.', blockId: 'a', path: 'items' },
    ]);
  });

  it('are merged in lists of items, too', () => {
    const nested = (...titles: [string, string]) =>
      tiled({ id: 'n', links: [tile('1', titles[0]), tile('2', titles[1])] });
    const { document, conflicts } = mergePages(nested('a', 'b'), nested('mine', 'b'), nested('a', 'theirs'));
    expect(document).toEqual(nested('mine', 'theirs'));
    expect(conflicts).toEqual([]);
  });

  it.each([
    ['items without an id', { title: 'One' }, { title: 'Mine' }, { title: 'Theirs' }],
    ['words', 'One', 'Mine', 'Theirs'],
  ])('of %s are one property', (_, one, mine, theirs) => {
    expect(mergePages(tiled(one), tiled(mine), tiled(theirs))).toMatchObject({
      document: tiled(mine),
      conflicts: [{ id: 'a' }],
    });
  });

  it('of two items with one id are one property', () => {
    const twice = tiled(tile('1', 'Mine'), tile('1', 'Mine'));
    expect(mergePages(base, twice, tiled(tile('1', 'Theirs'))).conflicts).toHaveLength(1);
  });
});

describe('fields of the page', () => {
  const base = { ...page(), title: 'Old', metaTitle: 'Old' };

  it('have the value of whoever changed them', () => {
    const { document, conflicts } = mergePages(base, { ...base, title: 'Mine' }, { ...base, metaTitle: 'Theirs' });
    expect(document).toMatchObject({ title: 'Mine', metaTitle: 'Theirs' });
    expect(conflicts).toEqual([]);
  });

  it('are a conflict where both changed them', () => {
    const merge = mergePages(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
    expect(merge.document.title).toBe('Mine');
    expect(merge.conflicts).toEqual([{ kind: 'field', field: 'title', base: 'Old', mine: 'Mine', theirs: 'Theirs' }]);
    expect(applyChoices(merge, new Map([['title', 'theirs']])).title).toBe('Theirs');
  });
});

it('keeps what nobody changed the very same, though the server sent it anew', () => {
  const mine = page(block('a', { text: 'typed' }), columns('k', [b], [c]), d);
  const base = page(block('a'), columns('k', [b], [c]), d);
  const theirs = structuredClone(page(block('a'), columns('k', [b], [c, block('t')]), d));
  const { document } = mergePages(structuredClone(base), mine, theirs);
  expect(outline(document.blocks)).toBe('a k[b][c t] d');
  for (const id of ['a', 'b', 'c', 'd']) expect(findBlock(document, id)?.block).toBe(findBlock(mine, id)?.block);
});
