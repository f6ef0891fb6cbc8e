import type { Payload } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { PUBLISHED_TOGETHER } from '@/modules/pages/publishing/gate';
import { about } from './about';
import { home } from './home';
import { type StarterPage, closing, hero, text, WEEKS } from './page';
import { texts } from './texts';
import { SIZE_ADVICE, sizeTables } from '@/domain/catalogue/size-chart';
import { QUICK_PALETTE } from '@/domain/catalogue/quick-palette';
import type { PageBlock } from '@/modules/pages/page-content';
import { MADE_TO_ORDER, FROM_STOCK, madeWhen } from '@/domain/orders/fulfilment';
import { CLAIMS } from '@/domain/pages/claims';

const contact: StarterPage = {
  slug: 'contact',
  title: 'Contact',
  metaDescription:
    'Write, call or send us a message: how to reach us, when we answer, and the six things teams ask most.',
  content: [
    hero({
      eyebrow: 'Contact',
      title: 'Talk to us',
      subtitle: 'Questions about an order, a design or a size: someone who can see your kit will answer.',
    }),
    {
      blockType: 'columns',
      split: 'last',
      columns: [
        {
          blocks: [
            {
              blockType: 'contactDetails',
              heading: 'How to reach us',
              hours: 'Monday to Friday, 9:00 to 17:30, UK time',
            },
            {
              blockType: 'table',
              heading: 'How soon we reply',
              table: {
                columns: ['About', 'Reply within'],
                rows: [
                  ['Orders and deliveries', 'The same working day'],
                  ['Quotes and designs', 'One working day'],
                  ['Everything else', 'Two working days'],
                ],
              },
              rowHeads: true,
            },
          ],
        },
        { blocks: [{ blockType: 'form', heading: 'Send a message', form: 'contact' }] },
      ],
    },
    {
      blockType: 'faq',
      eyebrow: 'FAQ',
      heading: 'What teams ask most',
      items: [
        {
          question: 'Is there a minimum order?',
          answer: 'No. One shirt is as welcome as a hundred. Bulk discounts begin at 10 pieces.',
        },
        {
          question: 'How long does a kit take?',
          answer: `From stock, as the shop shows it: ${FROM_STOCK.sent}. ${MADE_TO_ORDER.what}: ${madeWhen(CLAIMS)}`,
        },
        {
          question: 'Can I see my kit before I pay?',
          answer: `Yes, where it is made for your team: we draw every garment of it. ${MADE_TO_ORDER.proof}`,
        },
        {
          question: 'What does delivery cost?',
          answer:
            'Within the UK nothing: free shipping on every order. Express delivery and parcels abroad have their price, which you see at checkout before you order.',
        },
        {
          question: 'Can I order the same kit again next year?',
          answer: 'Yes. We keep your artwork and colour values, so a shirt added next season matches those you have.',
        },
        {
          question: 'Can I send something back?',
          answer: `Goods from stock: yes. ${FROM_STOCK.returns} ${MADE_TO_ORDER.what}: it is made for you alone. ${MADE_TO_ORDER.returns} Write to us with your order number, which begins with ORD.`,
        },
      ],
    },
  ],
};

const DESIGNER = '/custom-kits/designer';

const customKits: StarterPage = {
  slug: 'custom-kits',
  title: 'Custom Kits',
  metaDescription:
    'Your colours, crest, names and numbers: how a custom kit is designed, proofed and made, and a quote within one working day.',
  content: [
    hero({
      eyebrow: 'Custom kits',
      title: 'Designed with you, made for you',
      subtitle: 'Your colours, your crest, names and numbers, on every garment your team wears.',
      buttonText: 'Request a quote',
      buttonLink: '#quote-form',
      secondButtonText: 'Open the kit designer',
      secondButtonLink: DESIGNER,
      backgroundImage: '/art/hero-2000.webp',
    }),
    {
      blockType: 'featureTiles',
      tiles: [
        { figure: '1', title: 'No minimum order', text: 'Begin with one shirt and add the rest when you like.' },
        { figure: '10+', title: 'Bulk discounts', text: 'From 10 pieces, taken off every one of them.' },
        { figure: '2-3', title: 'Weeks', text: 'From the proof you approve to your door.' },
        { figure: '2', title: 'Years of warranty', text: 'On seams, prints and everything else.' },
      ],
    },
    {
      blockType: 'steps',
      eyebrow: 'How it works',
      heading: 'From idea to kit',
      steps: [
        { title: 'Tell us', text: 'Choose a garment and give us your colours, crest, names and numbers.' },
        { title: 'See it', text: 'We draw a proof of every piece, and change it until you like it.' },
        { title: 'Approve', text: 'Nothing is cut until you say yes.' },
        { title: 'Wear it', text: `Printed, sewn and checked under one roof, with you in ${WEEKS}.` },
      ],
    },
    {
      blockType: 'productGrid',
      eyebrow: 'Ready for your colours',
      heading: 'Kits we make to your design',
      source: 'featured',
      limit: 4,
      linkText: 'See customisable products',
      link: '/shop?category=custom',
    },
    text(`## What it costs
Names, numbers and your crest are included in the price. Bulk discounts begin at 10 pieces, and there is no minimum order.
## What we need from you
A crest as PNG, JPG, SVG, PDF, AI or EPS, your colours, and a list of sizes. Send your crest or a sketch with your request below; a team with an account keeps all three in its portal.
## If something is not right
Kit of your own design is made for your team alone. ${MADE_TO_ORDER.returns}`),
    {
      blockType: 'form',
      eyebrow: 'One working day',
      heading: 'Request a quote',
      intro: 'Tell us who you are and what you have in mind. We reply with a price and what we need for your proof.',
      form: 'quote',
    },
    closing({
      heading: 'Draw it yourself',
      text: 'Try your colours on shirts, shorts and socks before you write to us.',
      buttonText: 'Start designing',
      buttonLink: DESIGNER,
      secondButtonText: 'Ask a question',
      secondButtonLink: '/contact',
    }),
  ],
};

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

const guides: StarterPage[] = [sizeGuides, colorCharts];

export const starterPages: StarterPage[] = [home, about, contact, customKits, ...guides, ...texts];

/** Once. A shop with pages gets only a home page, if it has none. */
export async function seedStarterPages(payload: Payload): Promise<void> {
  const req = await localRequest(payload);
  await inTransaction(req, async ({ client }) => {
    const { rowCount } = await client.query(
      `insert into app_state (key) values ('starter-pages') on conflict do nothing`,
    );
    if (rowCount === 0) return;
    const { rows } = await client.query<{ slug: string; isHomepage: boolean }>(
      `select slug, coalesce(is_homepage, false) as "isHomepage" from cms_pages where deleted_at is null`,
    );
    const missing = rows.length === 0 ? starterPages : rows.some(({ isHomepage }) => isHomepage) ? [] : [home];
    const taken = new Set(rows.map(({ slug }) => slug));
    // The home page links to all of them, even in a shop without some.
    req.context[PUBLISHED_TOGETHER] = starterPages.map(({ slug }) => slug);
    for (const page of missing.filter(({ slug }) => !taken.has(slug))) {
      const { metaTitle, ...rest } = page;
      await payload.create({
        collection: 'pages',
        data: { ...rest, metaTitle: metaTitle ?? page.title, isPublished: true, _status: 'published' },
        req,
      });
    }
  });
}
