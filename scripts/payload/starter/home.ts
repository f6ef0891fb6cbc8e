import { FROM_STOCK } from '@/domain/orders/fulfilment';
import { CLAIMS } from '@/domain/pages/claims';
import { closing, hero, type StarterPage, WEEKS } from './page';

export const home: StarterPage = {
  slug: 'home',
  title: 'Home',
  metaTitle: 'Custom sportswear and teamwear',
  metaDescription: `Match kits, training wear and bags for schools, clubs and Sunday sides: no minimum order, free shipping within the UK, ${CLAIMS.turnaround}.`,
  isHomepage: true,
  content: [
    hero({
      eyebrow: 'Custom teamwear, made in the UK',
      // Keeps the last two words on one line.
      title: 'Play in your colours',
      subtitle:
        'Match kits, training wear and bags for schools, clubs and Sunday sides. Designed with you, made for you.',
      buttonText: 'Shop Now',
      buttonLink: '/shop',
      secondButtonText: 'Kit Designs',
      secondButtonLink: '/custom-kits',
      points: [
        { text: '2 year warranty' },
        { text: 'Easy returns from stock' },
        { text: 'A proof before we make yours' },
      ],
      backgroundImage: '/art/hero-2000.webp',
      smallImage: '/art/hero-square-800.webp',
    }),
    {
      blockType: 'featureTiles',
      tiles: [
        {
          figure: '10+',
          title: 'Bulk discounts from 10 pieces',
          text: 'The bigger the squad, the smaller the price of each shirt.',
        },
        {
          figure: '2-3',
          title: CLAIMS.turnaround,
          text: `For kit of your own design, from the proof you approve. Stock goods are ${FROM_STOCK.sent}.`,
        },
        {
          figure: '1',
          title: 'No minimum order',
          text: 'One shirt for a new signing gets the same care as a whole club’s order.',
        },
        { figure: '$0', title: 'Free shipping', text: 'To every address in the UK, even for a single shirt.' },
      ],
    },
    {
      blockType: 'categoryTiles',
      eyebrow: 'Find your sport',
      heading: 'Shop by category',
      tiles: [
        tile('netball', 'Netball', 'Dresses, bibs, warm-ups', '#9b5cff'),
        tile('football', 'Football', 'Full kits, names, numbers', '#ef4747'),
        tile('training', 'Training', 'Tees, tops, hoodies', '#6b7280'),
        tile('accessories', 'Accessories', 'Bags, socks, bottles', '#3ba3f5'),
      ],
      linkText: 'All products',
      link: '/shop',
    },
    {
      blockType: 'productGrid',
      eyebrow: 'In stock now',
      heading: 'Featured products',
      source: 'featured',
      limit: 4,
      linkText: 'View all products',
      link: '/shop',
    },
    {
      blockType: 'steps',
      eyebrow: 'How it works',
      heading: 'Three steps to match day',
      steps: [
        { title: 'Design', text: 'Pick a garment and tell us your colours, crest, names and numbers.' },
        { title: 'Approve', text: 'We draw a proof of every piece in your colours. Nothing is cut until you say yes.' },
        { title: 'Play', text: `Printed, sewn and checked under one roof, and with you in ${WEEKS}.` },
      ],
    },
    {
      blockType: 'downloads',
      eyebrow: 'Free downloads',
      heading: 'Free kit mockups',
      intro: 'Show the committee what you have in mind: take a mockup, add your colours and pass it round.',
      items: [
        mockup('football', 'touchline', 'Football kit', 'Shirt, shorts and socks'),
        mockup('netball', 'aurora', 'Netball kit', 'Dress, socks and bottle'),
        mockup('rugby', 'front-row', 'Rugby kit', 'Jersey, shorts and socks'),
        mockup('training', 'drill', 'Training kit', 'Tee, shorts and socks'),
      ],
    },
    {
      blockType: 'testimonials',
      eyebrow: 'From the touchline',
      heading: 'Teams that wear it',
      items: [
        {
          quote:
            'Twelve dresses, four of them in sizes nobody else would make, and the purple matches last year’s to the shade.',
          name: 'Hannah Whitfield',
          role: 'Head coach, Northside Netball',
          rating: 5,
        },
        {
          quote: 'They found the mistake in our sponsor’s logo before we did. The proof alone was worth the switch.',
          name: 'Marcus Oyelaran',
          role: 'Kit manager, Riverside FC',
          rating: 5,
        },
        {
          quote:
            'Three seasons of scrums and the seams have not moved. New signings get the same jersey within the month.',
          name: 'Gareth Pryce',
          role: 'Captain, Millbrook RFC',
          rating: 5,
        },
      ],
    },
    closing({
      heading: 'Kit out your team',
      text: 'Tell us your colours today, and see your kit drawn before you pay.',
      buttonText: 'Start a design',
      buttonLink: '/custom-kits',
      secondButtonText: 'Talk to us',
      secondButtonLink: '/contact',
    }),
  ],
};

function tile(category: string, title: string, note: string, color: string) {
  return { title, note, color, picture: `/art/category-${category}.webp`, link: `/shop?category=${category}` };
}

/** `design` is a ready design (domain/kits/gallery). */
function mockup(sport: string, design: string, title: string, note: string) {
  return { title, note, picture: `/art/mockup-${sport}.webp`, file: `/downloads/kits/${design}.pdf` };
}
