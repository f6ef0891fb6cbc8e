import { describe, expect, it } from 'vitest';
import { valueAt, withValue } from './path';
import { block } from '../../../../tests/setup/random-pages';

const tiles = block('a', {
  tiles: [
    { id: '0', text: 'one' },
    { id: '1', text: 'two' },
  ],
  empty: null,
});

describe('valueAt', () => {
  it.each([
    ['tiles.1.text', 'two'],
    ['tiles.1', { id: '1', text: 'two' }],
    ['empty', null],
    ['empty.0', undefined],
    ['tiles.2.text', undefined],
    ['tiles.x', undefined],
    ['blockType.length.x', undefined],
    ['constructor', undefined],
    ['tiles.map', undefined],
  ])('of %s', (path, expected) => {
    expect(valueAt(tiles, path)).toEqual(expected);
  });
});

describe('withValue', () => {
  it.each(['tiles.1.text', 'title'])('sets %s', (path) => {
    expect(valueAt(withValue(tiles, path, 'new'), path)).toBe('new');
  });

  it('leaves what is beside it the very same', () => {
    const changed = withValue(tiles, 'tiles.1.text', 'new');
    expect(valueAt(changed, 'tiles.0')).toBe(valueAt(tiles, 'tiles.0'));
    expect(valueAt(tiles, 'tiles.1.text')).toBe('two');
  });

  it('appends to a list, and begins one', () => {
    expect(withValue(tiles, 'tiles.2', { id: '2' }).tiles).toHaveLength(3);
    expect(withValue(tiles, 'empty.0', 'x').empty).toEqual(['x']);
    expect(withValue(tiles, 'new.text', 'x').new).toEqual({ text: 'x' });
  });

  it.each(['id', 'blockType', 'tiles.9', 'tiles.x', 'id.x', '', 'tiles..text'])('leads nowhere: %j', (path) => {
    expect(withValue(tiles, path, 'new')).toBe(tiles);
  });

  it('pollutes nothing', () => {
    withValue(tiles, '__proto__.polluted', true);
    expect('polluted' in {}).toBe(false);
  });
});
