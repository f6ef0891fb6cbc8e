import type { DesignRecipe } from './compose-design';
import { SAMPLE_TEAM } from './samples';

export const TRAINING_DESIGNS: readonly DesignRecipe[] = [
  {
    id: 'drill',
    name: 'Drill',
    garments: ['training-tee', 'football-shorts'],
    home: ['Graphite', 'Charcoal', 'Lime'],
    away: ['Navy', 'French Navy', 'Turquoise'],
    zones: { sides: 1, collar: 2, trim: 2 },
    pattern: { type: 'honeycomb', colors: [1, 1] },
    letters: { font: 'speed', color: 2 },
    crest: { of: 'peak', inks: [2, 1, 2] },
    chest: { text: SAMPLE_TEAM },
  },
  {
    id: 'warm-up',
    name: 'Warm-up',
    garments: ['hoodie', 'training-tee', 'holdall'],
    home: ['Navy', 'Red', 'White'],
    away: ['Steel Grey', 'Jet', 'White'],
    zones: { shoulders: 1, trim: 2 },
    pattern: { type: 'plain' },
    letters: { font: 'college', color: 2, outline: 0 },
    crest: { of: 'chevron', inks: [2, 0, 1] },
    chest: { text: SAMPLE_TEAM },
  },
  {
    id: 'first-frost',
    name: 'First Frost',
    garments: ['baselayer'],
    home: ['Midnight', 'Denim', 'Ice Blue'],
    away: ['White', 'Silver', 'Jet'],
    zones: { collar: 0, cuffs: 2 },
    pattern: { type: 'geometric', colors: [1, 1] },
    letters: { font: 'condensed', color: 2 },
    crest: { of: 'peak', inks: [2, 0, 2] },
  },
];
