import { describe, expect, it } from 'vitest';
import { nearest } from './nearest-place';

const line = (name: string, top: number, left = 0, right = 1000) => ({ name, box: { left, right, top, bottom: top } });

describe('nearest', () => {
  const page = [line('first', 0), line('second', 500), line('last', 1000)];

  it.each([
    [-50, 'first'],
    [200, 'first'],
    [260, 'second'],
    [2000, 'last'],
  ])('at %i goes to the %s line', (y, name) => expect(nearest({ x: 10, y }, page)?.name).toBe(name));

  it('goes into the column that the pointer is over', () => {
    const places = [...page, line('left', 505, 100, 400), line('right', 505, 500, 800)];
    expect(nearest({ x: 600, y: 520 }, places)?.name).toBe('right');
    expect(nearest({ x: 900, y: 500 }, places)?.name).toBe('second');
  });

  it('goes into an empty column, and not between the blocks around it', () => {
    const column = { name: 'column', box: { left: 100, right: 400, top: 450, bottom: 900 } };
    expect(nearest({ x: 200, y: 500 }, [...page, column])?.name).toBe('column');
  });

  it('knows no place where there is none', () => expect(nearest({ x: 0, y: 0 }, [])).toBeUndefined());
});
