import { describe, expect, it } from 'vitest';
import { starterKit } from '../document/starter-kit';
import { addLettered } from './elements';
import { snap } from './snap';

const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff']);
const number = kit.elements.find(({ kind }) => kind === 'number')!;

describe('snap', () => {
  it('takes the middle of the surface, and the height of another element on it', () => {
    expect(snap(kit, number, { x: 3, y: 133 }, 5)).toEqual({
      x: 0,
      y: 130,
      guides: [
        { axis: 'x', at: 0 },
        { axis: 'y', at: 130 },
      ],
    });
  });

  it('leaves what is out of reach', () => {
    expect(snap(kit, number, { x: 6, y: 150 }, 5)).toEqual({ x: 6, y: 150, guides: [] });
  });

  it('knows only elements of its own surface', () => {
    const { document } = addLettered(kit, 'text', { garment: 'football-shirt', surface: 'front' }, 'Hi');
    expect(snap(document, number, { x: 50, y: 200 }, 5).guides).toEqual([]);
  });
});
