import { drawBlank, drawKit, type Garment, type Pattern, type View } from '@/domain/kits';
import { drawCategoryIcon } from './category-icon';
import type { Drapes, Drawing, Outlines } from './drawing';
import { drawHero } from './hero';
import { drawPlaceholder } from './placeholder';

const brand = { primary: '#7c3aed', secondary: '#ffffff', accent: '#d4ff3d' };
export const HERO = 'hero';

type Cutout = { garment: Garment; view: View; pattern: Pattern; colors: readonly string[]; number?: string };

const cutouts: Record<string, Cutout> = {
  'category-netball': {
    garment: 'netball-dress',
    view: 'front',
    pattern: 'chevron',
    colors: ['#f7f6fb', '#7c3aed', '#17171c'],
    number: 'GA',
  },
  'category-football': {
    garment: 'football-shirt',
    view: 'front',
    pattern: 'stripes',
    colors: ['#17171c', '#dc2626', '#ffffff'],
    number: '9',
  },
  'category-training': {
    garment: 'hoodie',
    view: 'front',
    pattern: 'plain',
    colors: ['#1c1c26', '#d4ff3d', '#ffffff'],
  },
  'category-accessories': {
    garment: 'backpack',
    view: 'front',
    pattern: 'plain',
    colors: ['#1d4ed8', '#0b1536', '#ffffff'],
  },
  'mockup-football': {
    garment: 'football-shirt',
    view: 'kit',
    pattern: 'sash',
    colors: ['#f4f4f8', '#7c3aed', '#17171c'],
    number: '10',
  },
  'mockup-netball': {
    garment: 'netball-dress',
    view: 'kit',
    pattern: 'side-panels',
    colors: ['#0d9488', '#f4f4f8', '#17171c'],
    number: 'C',
  },
  'mockup-rugby': {
    garment: 'rugby-jersey',
    view: 'kit',
    pattern: 'hoops',
    colors: ['#1e2a5a', '#f2c230', '#ffffff'],
    number: '8',
  },
  'mockup-training': {
    garment: 'training-tee',
    view: 'kit',
    pattern: 'gradient',
    colors: ['#7c3aed', '#17171c', '#d4ff3d'],
  },
};

export const siteSvgs: readonly Drawing[] = [
  { name: 'sale.svg', draw: () => drawCategoryIcon('sale', { color: brand.primary }) },
  { name: 'category.svg', draw: () => drawCategoryIcon('custom', { color: brand.primary }) },
  { name: 'placeholder.svg', draw: drawPlaceholder },
  { name: 'designer.svg', draw: () => drawBlank('football-shirt') },
];

export const sitePictures = (outlines: Outlines, drapes: Drapes): Drawing[] => [
  ...Object.entries(cutouts).map(([name, { colors, ...kit }]) => {
    const [primary = '', secondary = '', accent = ''] = colors;
    const drawn = { ...kit, colors: { primary, secondary, accent }, background: 'none' } as const;
    return { name, draw: () => drawKit(drawn, outlines, drapes) };
  }),
  { name: HERO, draw: () => drawHero({ colors: brand, outlines, drapes }) },
];
