import { SIZE_ADVICE, sizeTables } from '@/domain/catalogue/size-chart';
import { QUICK_PALETTE } from '@/domain/catalogue/quick-palette';
import type { PageBlock } from '@/modules/pages/page-content';
import { closing, hero, text, type StarterPage } from './page';

const sizeGuides: StarterPage = {
  slug: 'size-guides',
  title: 'Size Guides',
  metaDescription:
    'Body measurements in centimetres and inches for boys, girls, men and women, from Boys XS to 3X-Large, and socks by shoe size.',
  content: [
    hero({
      eyebrow: 'Size guides',
      title: 'Find your size',
      subtitle: SIZE_ADVICE.clothing.howToMeasure,
    }),
    ...[...sizeTables(), ...sizeTables(undefined, 'socks')].map(({ heading, intro, table }): PageBlock => ({
      blockType: 'table',
      heading,
      intro,
      table,
      rowHeads: true,
      note: heading === 'Socks' ? SIZE_ADVICE.socks.fit : heading === 'Women' ? SIZE_ADVICE.clothing.fit : undefined,
    })),
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
