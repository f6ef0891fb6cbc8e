/** Ready designs to start from, each in home and away colours; also the free mockups for download. */
import type { KitDocument } from '../document/kit-document';
import type { KitSport } from '../document/kit-sports';
import { composeDesign, type DesignRecipe } from './compose-design';
import { FOOTBALL_DESIGNS } from './football';
import { SAMPLE_TEAM, SAMPLE_SPONSOR } from './samples';

const WHOLE_KIT = ['rugby-jersey', 'football-shorts', 'crew-socks'] as const;

const RUGBY_DESIGNS: readonly DesignRecipe[] = [
  {
    id: 'front-row',
    name: 'Front Row',
    garments: ['rugby-jersey', 'crew-socks'],
    collar: 'polo',
    home: ['Bottle Green', 'Burgundy', 'Ivory'],
    away: ['Powder Blue', 'White', 'Claret'],
    zones: { collar: 2, cuffs: 2 },
    pattern: { type: 'hoops', colors: [1, 1] },
    letters: { font: 'college', color: 2 },
    crest: { of: 'chevron', inks: [2, 0, 2] },
  },
  {
    id: 'lineout',
    name: 'Lineout',
    garments: ['rugby-jersey'],
    collar: 'grandad',
    home: ['Navy', 'Cerulean', 'White'],
    away: ['White', 'Powder Blue', 'Navy'],
    zones: { collar: 2, cuffs: 1 },
    pattern: { type: 'fine-hoops', colors: [1, 1] },
    letters: { font: 'block', color: 2, outline: 0 },
    crest: { of: 'pale', inks: [2, 0, 1] },
  },
  {
    id: 'breakdown',
    name: 'Breakdown',
    garments: WHOLE_KIT,
    collar: 'grandad',
    home: ['Jet', 'Red', 'White'],
    away: ['White', 'Red', 'Jet'],
    zones: { collar: 1, cuffs: 1 },
    pattern: { type: 'yoke', colors: [1, 1] },
    letters: { font: 'block', color: 2, outline: 0 },
    crest: { of: 'bend', inks: [2, 0, 1] },
    chest: { text: SAMPLE_SPONSOR },
  },
  {
    id: 'valley',
    name: 'Valley',
    garments: ['rugby-jersey'],
    collar: 'crew',
    home: ['Maroon', 'Gold', 'White'],
    away: ['White', 'Powder Blue', 'Maroon'],
    zones: { collar: 2, cuffs: 1 },
    pattern: { type: 'chevron', colors: [1, 2] },
    letters: { font: 'classic', color: 2, outline: 0 },
    crest: { of: 'chevron', inks: [2, 0, 1] },
  },
  {
    id: 'outpost',
    name: 'Outpost',
    garments: ['rugby-jersey'],
    collar: 'grandad',
    home: ['Hunter', 'Olive', 'Racing Green', 'Chalk'],
    away: ['Silver', 'Dove Grey', 'Steel Grey', 'Jet'],
    zones: { collar: 2 },
    pattern: { type: 'camo', colors: [1, 2] },
    letters: { font: 'stencil', color: 3 },
    crest: { of: 'star', inks: [3, 0, 3] },
  },
  {
    id: 'blindside',
    name: 'Blindside',
    garments: WHOLE_KIT,
    collar: 'crew',
    home: ['Amber', 'Jet', 'White'],
    away: ['White', 'Jet', 'Amber'],
    zones: { collar: 1, cuffs: 1 },
    pattern: { type: 'side-panels', colors: [1, 2] },
    letters: { font: 'speed', color: 2, outline: 1 },
    crest: { of: 'peak', inks: [1, 2, 1] },
  },
];

const DRESS = ['netball-dress'] as const;

const NETBALL_DESIGNS: readonly DesignRecipe[] = [
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

const SUIT = ['cricket-shirt', 'cricket-trousers'] as const;

const CRICKET_DESIGNS: readonly DesignRecipe[] = [
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

const TRAINING_DESIGNS: readonly DesignRecipe[] = [
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

export interface GalleryDesign {
  id: string;
  name: string;
  sport: KitSport;
  document: KitDocument;
}

const of = (sport: KitSport, recipes: readonly DesignRecipe[]): GalleryDesign[] =>
  recipes.map((recipe) => ({ id: recipe.id, name: recipe.name, sport, document: composeDesign(recipe) }));

export const KIT_GALLERY: readonly GalleryDesign[] = [
  ...of('football', FOOTBALL_DESIGNS),
  ...of('rugby', RUGBY_DESIGNS),
  ...of('netball', NETBALL_DESIGNS),
  ...of('cricket', CRICKET_DESIGNS),
  ...of('training', TRAINING_DESIGNS),
];
