import type { DesignRecipe } from './compose-design';
import { SAMPLE_TEAM } from './samples';

const SUIT = ['cricket-shirt', 'cricket-trousers'] as const;

export const CRICKET_DESIGNS: readonly DesignRecipe[] = [
  {
    id: 'pavilion',
    name: 'Pavilion',
    garments: SUIT,
    collar: 'polo',
    home: ['Chalk', 'Bottle Green', 'Old Gold'],
    away: ['Ivory', 'Claret', 'Navy'],
    zones: { collar: 0, cuffs: 1, trim: 1 },
    pattern: { type: 'plain' },
    letters: { font: 'classic', color: 1 },
    crest: { of: 'pale', inks: [1, 0, 2] },
  },
  {
    id: 'powerplay',
    name: 'Powerplay',
    garments: SUIT,
    collar: 'grandad',
    home: ['Navy', 'Electric Blue', 'Sunflower', 'White'],
    away: ['Jet', 'Scarlet', 'Amber', 'White'],
    zones: { collar: 2, cuffs: 2, trim: 2 },
    pattern: { type: 'geometric', colors: [1, 1] },
    letters: { font: 'speed', color: 3, outline: 0 },
    crest: { of: 'peak', inks: [3, 0, 2] },
    chest: { text: SAMPLE_TEAM, color: 2, outline: 0 },
  },
  {
    id: 'boundary',
    name: 'Boundary',
    garments: ['cricket-shirt'],
    collar: 'polo',
    home: ['Teal', 'Deep Teal', 'White', 'Orange'],
    away: ['Navy', 'French Navy', 'White', 'Sky'],
    zones: { collar: 1, sides: 1, cuffs: 1, trim: 3 },
    pattern: { type: 'checks', colors: [1, 1], scale: 0.5 },
    letters: { font: 'condensed', color: 2 },
    crest: { of: 'bend', inks: [2, 1, 3] },
    chest: { text: SAMPLE_TEAM },
  },
];
