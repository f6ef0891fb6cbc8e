import { CLAIMS } from '@/domain/pages/claims';
import { FROM_STOCK, MADE_TO_ORDER, madeWhen } from '@/domain/orders/fulfilment';
import { closing, hero, text, type StarterPage } from './page';

const brochures: StarterPage = {
  slug: 'brochures',
  title: 'Brochures',
  metaDescription:
    'The range, the size guide and the colour chart to download and pass round, or by post with fabric swatches.',
  content: [
    hero({
      eyebrow: 'Brochures',
      title: 'Pass it round',
      subtitle: 'Everything the committee wants to see, on paper or on a phone.',
      buttonText: 'Download the range',
      buttonLink: '/downloads/range.pdf',
      secondButtonText: 'Order by post',
      secondButtonLink: '/contact',
    }),
    {
      blockType: 'downloads',
      eyebrow: 'Downloads',
      heading: 'To read, print and forward',
      intro: 'Made from the shop and our guides as they are today, so they are never last season’s.',
      items: [
        {
          title: 'The range',
          note: 'Products with pictures, colours and prices. PDF',
          picture: '/art/mockup-netball.webp',
          file: '/downloads/range.pdf',
        },
        {
          title: 'Size guide',
          note: 'Boys XS to 3X-Large, measured. PDF',
          picture: '/art/mockup-training.webp',
          file: '/downloads/size-guides.pdf',
        },
        {
          title: 'Colour chart',
          note: 'The twelve standard colours with their values. PDF',
          picture: '/art/mockup-football.webp',
          file: '/downloads/color-charts.pdf',
        },
        {
          title: 'Good to know',
          note: 'Turnaround, delivery, care and warranty. PDF',
          picture: '/art/mockup-rugby.webp',
          file: '/downloads/more-info.pdf',
        },
      ],
    },
    text(`## By post
Write to us with your club’s address and the sports you play, and we send the current brochure with fabric swatches, free of charge.`),
    {
      blockType: 'productGrid',
      eyebrow: 'New in the range',
      heading: 'Newest products',
      source: 'newest',
      limit: 4,
      linkText: 'Browse the shop',
      link: '/shop',
    },
  ],
};

const moreInfo: StarterPage = {
  slug: 'more-info',
  title: 'More Info',
  metaDescription: 'Turnaround, delivery, care and warranty.',
  content: [
    hero({
      eyebrow: 'More info',
      title: 'Good to know',
      subtitle: 'What people ask before they order.',
    }),
    text(`## From stock
Goods as the shop shows them are ${FROM_STOCK.sent}.
## Made to order
${MADE_TO_ORDER.what}: ${madeWhen(CLAIMS)} ${MADE_TO_ORDER.proof}
## Delivery
Free shipping on every order.
## Care
Wash at 30 degrees, inside out, without softener; do not tumble dry. Sublimated prints cannot peel.
## Warranty
2 year warranty against faults in material and making.`),
    closing({
      heading: 'Something else?',
      text: 'Ask us: we reply within two working days, and usually the same day.',
      buttonText: 'Talk to us',
      buttonLink: '/contact',
      secondButtonText: 'Size Guides',
      secondButtonLink: '/size-guides',
    }),
  ],
};

const legal = (slug: string, title: string, subtitle: string, body: string): StarterPage => ({
  slug,
  title,
  metaDescription: subtitle,
  content: [hero({ title, subtitle }), text(body)],
});

export const texts: StarterPage[] = [
  brochures,
  moreInfo,
  legal(
    'privacy',
    'Privacy',
    'What we store, why, and for how long.',
    `## What we store
Your name, address, email address and phone number, what you ordered or asked us, and the files you send us: only what it takes to answer you, and to make and deliver your kit.
## Newsletter
We send it only to people who asked for it and confirmed by email, and every issue has a link to unsubscribe.
## What we do not do
We set no advertising cookies, load nothing from other sites and sell no data. Visits are counted per page and day, without cookies and without anything that says who you are; the counts are removed after 26 months.
## How long
Orders are kept for as long as tax law requires. A kit design that was saved without an account is deleted 18 months after it was last opened, unless it was ordered. Everything else is removed on request.
## Your rights
Ask us what we hold about you, have it corrected, or have it removed: write to our sales address.`,
  ),
  legal(
    'terms',
    'Terms',
    'The terms on which we sell.',
    `## Orders
An order is accepted when we confirm it by email. Prices are in US dollars and include what is shown on the product page.
## Payment
By invoice, due within 14 days, or by card where it is offered.
## Personalised goods
${MADE_TO_ORDER.what}, goods are made from the proof you approve. They cannot be cancelled once production has begun.
## Law
The law of England and Wales applies.`,
  ),
  legal(
    'returns',
    'Returns',
    'Easy returns for stock goods; remakes for our mistakes.',
    `## Goods without personalisation
${FROM_STOCK.returns}
## Personalised goods
${MADE_TO_ORDER.what}. ${MADE_TO_ORDER.returns}
## How
Write to us with your order number. We reply with a label within one working day.`,
  ),
];
