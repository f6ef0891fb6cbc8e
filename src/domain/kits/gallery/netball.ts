import type { DesignRecipe } from './compose-design';

const DRESS = ['netball-dress'] as const;

export const NETBALL_DESIGNS: readonly DesignRecipe[] = [
  {
    id: 'sunrise',
    name: 'Sunrise',
    garments: DRESS,
    home: ['Claret', 'Raspberry', 'Peach'],
    away: ['Peach', 'Apricot', 'Claret'],
    zones: { collar: 2, trim: 2 },
    pattern: { type: 'sunburst', colors: [1] },
    letters: { font: 'block', color: 2 },
    crest: { of: 'star', inks: [2, 0, 2] },
  },
  {
    id: 'aurora',
    name: 'Aurora',
    garments: DRESS,
    home: ['Royal Purple', 'Purple', 'Aqua'],
    away: ['Ice Blue', 'Powder Blue', 'Royal Purple'],
    zones: { sides: 2, trim: 2 },
    pattern: { type: 'marble', colors: [1, 1] },
    letters: { font: 'condensed', color: 2 },
    crest: { of: 'star', inks: [2, 0, 2] },
  },
  {
    id: 'pivot',
    name: 'Pivot',
    garments: DRESS,
    home: ['Navy', 'Turquoise', 'White'],
    away: ['White', 'Turquoise', 'Navy'],
    zones: { collar: 1, trim: 1 },
    pattern: { type: 'side-panels', colors: [1, 2] },
    letters: { font: 'block', color: 2, outline: 0 },
    crest: { of: 'peak', inks: [2, 0, 1] },
  },
  {
    id: 'centre-pass',
    name: 'Centre Pass',
    garments: DRESS,
    home: ['Cerise', 'Plum', 'White'],
    away: ['Jet', 'Charcoal', 'Candy Pink'],
    zones: { collar: 1, sides: 1, trim: 2 },
    pattern: { type: 'halftone', colors: [1] },
    letters: { font: 'condensed', color: 2 },
    crest: { of: 'chevron', inks: [2, 1, 2] },
  },
];
