import { QUICK_PALETTE } from '@/domain/team-colors';
import { closing, hero, text, type StarterPage } from './page';

const sizeGuides: StarterPage = {
  slug: 'size-guides',
  title: 'Size Guides',
  metaDescription: 'Chest, height and age for boys’ and adults’ sizes, from Boys XS to 3X-Large.',
  content: [
    hero({
      eyebrow: 'Size guides',
      title: 'Find your size',
      subtitle: 'Measure the chest at its widest, with arms down and the tape level.',
    }),
    {
      blockType: 'table',
      heading: 'Boys',
      intro: 'By height first: children of one age differ more than sizes do.',
      table: {
        columns: ['Size', 'Code', 'Chest', 'Height', 'Age'],
        rows: [
          ['Boys XS', 'XSB', '61 cm', '110 to 116 cm', '5 to 6'],
          ['Boys S', 'SB', '66 cm', '122 to 128 cm', '7 to 8'],
          ['Boys M', 'MB', '71 cm', '134 to 140 cm', '9 to 10'],
          ['Boys L', 'LB', '76 cm', '146 to 152 cm', '11 to 12'],
          ['Boys XL', 'XLB', '81 cm', '158 to 164 cm', '13 to 14'],
        ],
      },
      rowHeads: true,
    },
    {
      blockType: 'table',
      heading: 'Adults',
      table: {
        columns: ['Size', 'Code', 'Chest', 'Waist'],
        rows: [
          ['Small', 'S', '89 to 94 cm', '74 to 79 cm'],
          ['Medium', 'M', '96 to 101 cm', '81 to 86 cm'],
          ['Large', 'L', '104 to 109 cm', '89 to 94 cm'],
          ['X-Large', 'XL', '112 to 117 cm', '97 to 102 cm'],
          ['2X-Large', 'XXL', '119 to 124 cm', '104 to 109 cm'],
          ['3X-Large', 'XXXL', '127 to 132 cm', '112 to 117 cm'],
        ],
      },
      rowHeads: true,
      note: 'Measured on the body. Garments are cut 6 to 10 cm wider, base layers close to it.',
    },
    text(`## Between two sizes
Take the larger for football, training and cricket, the smaller for base layers, which are meant to sit close.
## Not sure?
Ask us for a fitting set: one garment of each size, on loan for a week and free of charge.`),
    closing({
      heading: 'Sizes for a whole squad',
      text: 'Teams with an account send every player a link and collect the sizes by themselves.',
      buttonText: 'Team Portal',
      buttonLink: '/teamwear-portal',
      secondButtonText: 'Ask about a size',
      secondButtonLink: '/contact',
    }),
  ],
};

const colorCharts: StarterPage = {
  slug: 'color-charts',
  title: 'Color Charts',
  metaDescription: 'The twelve standard colours we print and dye, with their values, and how we match yours.',
  content: [
    hero({
      eyebrow: 'Color charts',
      title: 'Twelve colours, and yours',
      subtitle: 'Screens differ; ask for a swatch before a large order.',
    }),
    {
      blockType: 'swatches',
      heading: 'Standard colours',
      intro: 'On every garment, at no extra cost.',
      items: QUICK_PALETTE.map(({ name, hex }) => ({ name, color: hex })),
    },
    text(`## Matching your colour
Give us a hex value, a Pantone reference or an old shirt. We print a swatch and send it with your proof, free of charge.
## From season to season
We keep your colour values with your artwork, so that a shirt added next year matches those you have.`),
    closing({
      heading: 'Send us your colour',
      text: 'A hex value, a Pantone number or a photograph is enough to begin with.',
      buttonText: 'Request a swatch',
      buttonLink: '/contact',
      secondButtonText: 'Kit Designs',
      secondButtonLink: '/custom-kits',
    }),
  ],
};

export const guides: StarterPage[] = [sizeGuides, colorCharts];
