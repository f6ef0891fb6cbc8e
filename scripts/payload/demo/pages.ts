type DemoPage = {
  slug: string;
  title: string;
  metaDescription: string;
  subtitle: string;
  body: string;
  /** Of the hero, beside its title. */
  heroButton?: { text: string; link: string };
  backgroundImage?: string;
  /** Below the text. */
  button?: { text: string; link: string };
};

/** Pages behind every link of header and footer; the texts are ours, and an editor changes them. */
export const demoPages: DemoPage[] = [
  {
    slug: 'about',
    title: 'About Us',
    metaDescription: 'A UK workshop for custom sportswear: who we are and how we work.',
    subtitle: 'Custom kit from a UK workshop, made by people who play.',
    heroButton: { text: 'Start a kit', link: '/custom-kits' },
    body: `## In figures
- 1,400 teams in our kit this season
- 2-3 weeks from approved proof to delivery
- 12 standard colours, and any other you bring us
- 2 year warranty on everything we sew
## How it began
We started by making match shirts for one Sunday league side that was tired of kit arriving late, in the wrong red. The next season four of its opponents asked for the same.
The shirts are better now. The idea is unchanged: a team sees its kit drawn, says yes, and gets exactly that.
## What we care about
- Colours that match, from shirt to sock and from this year to next.
- Dates that hold: 2-3 weeks from approved proof to delivery.
- Sizes for everybody, from Boys XS to 3X-Large.
- One shirt for a new signing, made with the care of a whole order.
## Along the way
- 2012: eleven shirts for a Sunday side, cut on a kitchen table
- 2014: a workshop in Manchester, and the first netball dresses
- 2017: printing comes in-house, so that a colour is ours to match
- 2020: the team portal, with every club’s roster and artwork in one place
- 2023: the thousandth team
## Who you talk to
- Ruth Calder, design: draws your proof and answers for its colours
- Sam Okafor, production: knows where your order is at any hour
- Ellie Marsh, teams: the first voice you hear on the telephone
## Where we are
Design, cutting and printing happen under one roof in Manchester, so a question about your kit is answered by somebody who can see it.`,
    button: { text: 'Get in touch', link: '/contact' },
  },
  {
    slug: 'contact',
    title: 'Contact',
    metaDescription: 'E-mail, telephone, when we answer, and the six things teams ask most.',
    subtitle: 'Questions about an order, a design or a size: ask us.',
    body: `## By e-mail
Write to our sales address, which stands at the foot of every page with our telephone number and postal address.
## By telephone
Monday to Friday, 9:00 to 17:30, UK time.
## When we answer
- Orders and deliveries: the same working day
- Quotes and designs: one working day
- Everything else: two working days
## Is there a minimum order?
No. One shirt is as welcome as a hundred. Bulk discounts begin at 10 pieces.
## How long does a kit take?
2-3 weeks from the day you approve the proof. Goods without personalisation leave within two working days.
## Can I see my kit before I pay?
Yes. We draw a proof of every garment, and nothing is cut until you approve it.
## What does delivery cost?
Nothing: free shipping within the United Kingdom.
## Can I order the same kit again next year?
Yes. We keep your artwork and colour values, so a shirt added next season matches those you have.
## What if something is wrong?
Write to us with your order number, which begins with ORD. What is faulty or differs from the proof we make again at our cost, and there is a 2 year warranty on everything.`,
    button: { text: 'Browse the shop', link: '/shop' },
  },
  {
    slug: 'custom-kits',
    title: 'Custom Kits',
    metaDescription: 'How a custom kit is designed, proofed and made.',
    subtitle: 'Your colours, your crest, names and numbers: designed with you, made for you.',
    heroButton: { text: 'Ask for a quote', link: '/contact' },
    backgroundImage: '/art/hero-2000.webp',
    body: `## How it works
- Choose a garment from the shop and tell us your colours.
- Approve a drawn proof before anything is cut.
- Receive your kit 2-3 weeks later.
## What it costs
Names, numbers and your crest are part of the price. Bulk discounts begin at 10 pieces, and there is no minimum order.
## What we need from you
A crest as PNG, JPG, SVG, PDF, AI or EPS, your colours, and a list of sizes. A team with an account keeps all three in its portal.`,
    button: { text: 'See customisable products', link: '/shop?category=custom' },
  },
  {
    slug: 'size-guides',
    title: 'Size Guides',
    metaDescription: 'Chest and height for boys’ and adults’ sizes.',
    subtitle: 'Measure the chest at its widest, with arms down.',
    body: `## Boys
- Boys XS: chest 61 cm, height 110 to 116 cm, age 5 to 6
- Boys S: chest 66 cm, height 122 to 128 cm, age 7 to 8
- Boys M: chest 71 cm, height 134 to 140 cm, age 9 to 10
- Boys L: chest 76 cm, height 146 to 152 cm, age 11 to 12
- Boys XL: chest 81 cm, height 158 to 164 cm, age 13 to 14
## Adults
- Small: chest 89 to 94 cm
- Medium: chest 96 to 101 cm
- Large: chest 104 to 109 cm
- X-Large: chest 112 to 117 cm
- 2X-Large: chest 119 to 124 cm
- 3X-Large: chest 127 to 132 cm
## Between two sizes
Take the larger for football, training and cricket, the smaller for base layers, which are meant to sit close.`,
  },
  {
    slug: 'color-charts',
    title: 'Color Charts',
    metaDescription: 'The twelve standard colours we print and dye, and how we match yours.',
    subtitle: 'Screens differ; ask for a swatch before a large order.',
    body: `## Standard colours
- Purple, Navy, Royal Blue, Teal
- Red, Pink, Orange, Yellow
- Green, Black, White, Grey
## Matching your colour
Give us a hex value, a Pantone reference or an old shirt. We print a swatch and send it with your proof, free of charge.`,
  },
  {
    slug: 'brochures',
    title: 'Brochures',
    metaDescription: 'The season’s ranges on paper, with fabric swatches, sent to your club free of charge.',
    subtitle: 'The season’s ranges, sent to your club.',
    body: `## By post
Write to us with your club’s address and the sports you play, and we send the current brochures with fabric swatches.
## Online
Everything in the brochures is in the shop as well, with today’s prices and stock.`,
    button: { text: 'Browse the shop', link: '/shop' },
  },
  {
    slug: 'more-info',
    title: 'More Info',
    metaDescription: 'Turnaround, delivery, care and warranty.',
    subtitle: 'The things people ask before they order.',
    body: `## Turnaround
2-3 weeks from the day you approve the proof. Goods without personalisation leave within two working days.
## Delivery
Free shipping within the United Kingdom.
## Care
Wash at 30 degrees, inside out, without softener; do not tumble dry. Sublimated prints cannot peel.
## Warranty
2 year warranty against faults in material and making.`,
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    metaDescription: 'What we store, why, and for how long.',
    subtitle: 'What we store, why, and for how long.',
    body: `## What we store
Your name, address, e-mail and telephone number, and what you ordered: as much as it takes to make and deliver it.
## What we do not do
We set no advertising cookies, load nothing from other sites and sell no data.
## How long
Orders are kept for as long as tax law asks. Everything else is removed on request.
## Your rights
Ask us what we hold about you, have it corrected, or have it removed: write to our sales address.`,
  },
  {
    slug: 'terms',
    title: 'Terms',
    metaDescription: 'The terms on which we sell.',
    subtitle: 'The terms on which we sell.',
    body: `## Orders
An order is accepted when we confirm it by e-mail. Prices are in US dollars and include what is shown on the product page.
## Payment
By invoice, due within 14 days, or by card where it is offered.
## Personalised goods
Goods with your names, numbers, crest or colours are made from the proof you approve. They cannot be cancelled once production has begun.
## Law
The law of England and Wales applies.`,
  },
  {
    slug: 'returns',
    title: 'Returns',
    metaDescription: 'Easy returns: how to send something back, and what happens with personalised goods.',
    subtitle: 'Easy returns for stock goods; remakes for our mistakes.',
    body: `## Goods without personalisation
Send them back unworn within 30 days for a refund or another size.
## Personalised goods
They are made for you alone and cannot be returned, unless they are faulty or differ from the proof. Then we remake them at our cost.
## How
Write to us with your order number. We answer with a label within one working day.`,
  },
];

/** The palette of the page editor. */
export const demoComponents = [
  {
    name: 'Hero Section',
    category: 'layout',
    icon: 'Layout',
    template: { type: 'hero', component: 'HeroBlock' },
    defaultProps: { title: 'Welcome to Our Website', buttonText: 'Get Started', buttonLink: '#', alignment: 'center' },
  },
  {
    name: 'Text Block',
    category: 'content',
    icon: 'Type',
    template: { type: 'text', component: 'TextBlock' },
    defaultProps: { fontSize: 'base', alignment: 'left', color: 'gray-900' },
  },
  {
    name: 'Image Block',
    category: 'media',
    icon: 'Image',
    template: { type: 'image', component: 'ImageBlock' },
    defaultProps: { alt: 'Image description', width: 'full', alignment: 'center', rounded: false },
  },
  {
    name: 'Button',
    category: 'interactive',
    icon: 'MousePointer',
    template: { type: 'button', component: 'ButtonBlock' },
    defaultProps: { text: 'Click Me', variant: 'primary', size: 'md', link: '#', alignment: 'left' },
  },
  {
    name: 'Contact Button',
    category: 'forms',
    icon: 'Mail',
    template: { type: 'button', component: 'ButtonBlock' },
    defaultProps: { text: 'Contact us', variant: 'primary', size: 'lg', link: '/contact', alignment: 'center' },
  },
] as const;
