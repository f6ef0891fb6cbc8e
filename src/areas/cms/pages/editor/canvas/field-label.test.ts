import { describe, expect, it } from 'vitest';
import { fieldLabel } from './inline-editing';

describe('fieldLabel', () => {
  it.each([
    ['hero', 'title', 'Title'],
    ['featureTiles', 'tiles.2.text', 'Tile 3: Text'],
    ['hologram', 'depth', 'Text'],
    ['hero', 'nothing', 'Text'],
  ])('%s, %s: %s', (type, path, label) => expect(fieldLabel(type, path)).toBe(label));
});
