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
      intro: 'Made from the shop and our guides as they are today, so that they are never last season’s.',
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
      subtitle: 'The things people ask before they order.',
    }),
    text(`## Turnaround
2-3 weeks from the day you approve the proof. Goods without personalisation leave within two working days.
## Delivery
Free shipping on every order.
## Care
Wash at 30 degrees, inside out, without softener; do not tumble dry. Sublimated prints cannot peel.
## Warranty
2 year warranty against faults in material and making.`),
    closing({
      heading: 'Something else?',
      text: 'Ask us: we answer within two working days, and mostly on the same one.',
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
Your name, address, e-mail and telephone number, what you ordered or asked us, and the files you send along: as much as it takes to answer you, and to make and deliver your kit.
## Newsletter
It comes only to who asked for it and confirmed that by e-mail, and every letter has a link to unsubscribe.
## What we do not do
We set no advertising cookies, load nothing from other sites and sell no data. Visits are counted per page and day, without cookies and without anything that says who you are; the counts are removed after 26 months.
## How long
Orders are kept for as long as tax law asks. Everything else is removed on request.
## Your rights
Ask us what we hold about you, have it corrected, or have it removed: write to our sales address.`,
  ),
  legal(
    'terms',
    'Terms',
    'The terms on which we sell.',
    `## Orders
An order is accepted when we confirm it by e-mail. Prices are in US dollars and include what is shown on the product page.
## Payment
By invoice, due within 14 days, or by card where it is offered.
## Personalised goods
Goods with your names, numbers, crest or colours are made from the proof you approve. They cannot be cancelled once production has begun.
## Law
The law of England and Wales applies.`,
  ),
  legal(
    'returns',
    'Returns',
    'Easy returns for stock goods; remakes for our mistakes.',
    `## Goods without personalisation
Send them back unworn within 30 days for a refund or another size.
## Personalised goods
They are made for you alone and cannot be returned, unless they are faulty or differ from the proof. Then we remake them at our cost.
## How
Write to us with your order number. We answer with a label within one working day.`,
  ),
];
