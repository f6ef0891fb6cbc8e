import { MADE_TO_ORDER } from '@/domain/orders/fulfilment';
import { closing, hero, text, type StarterPage, WEEKS } from './page';

const DESIGNER = '/custom-kits/designer';

export const customKits: StarterPage = {
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
