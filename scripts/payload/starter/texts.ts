import { CLAIMS } from '@/domain/pages/claims';
import { FROM_STOCK, MADE_TO_ORDER, madeWhen, stockReturns } from '@/domain/orders/fulfilment';
import { DEFAULT_RETURN_DAYS } from '@/domain/returns/return-window';
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
Ways, prices and days for your address are shown at checkout; in the United Kingdom standard delivery is free.
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
    'What we store, why, for how long, and your rights.',
    `## Who we are
We, the company named at the foot of this page, decide what happens with your data and answer for it. Write to the address there, or to our sales address, about anything on this page.
## What we store, and why
Your name, address, email address and phone number, what you ordered or asked us, names and numbers to be printed, and the files you send us: to make and deliver your order, and to answer you. We may because it is needed for our contract with you or, where you only ask us something, because it is in our legitimate interest to answer.
Invoices and payments: because tax law requires it. We never see or store the number of your card: our payment provider does.
Children's names for a team come from whoever orders for it, and are used for its order alone.
## Newsletter
We send it only to people who asked for it and confirmed by email, and every issue has a link to unsubscribe. You may take your consent back at any time.
## Who else sees it
Those who carry parcels, process payments, send our emails and host this site, each as far as that takes, and under a contract with us. We sell no data.
## What we do not do
We set no advertising cookies and load nothing from other sites. Visits are counted per page and day, without cookies and without anything that says who you are; the counts are removed after 26 months.
## How long
Orders and invoices are kept for six years after the end of the financial year, as tax law requires. A kit design that was saved without an account is deleted 18 months after it was last opened, unless it was ordered. Everything else is removed on request.
## Your rights
Under UK data protection law you may ask us for a copy of what we hold about you, have it corrected, removed or handed to another, have its use restricted, and object to it. Write to our sales address: we answer within one month, free of charge.
You may also complain to the Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF, ico.org.uk. We would be glad to put things right first.`,
  ),
  legal(
    'terms',
    'Terms',
    'The terms on which we sell.',
    `## Who we are
We are a company registered in England and Wales. Our name, company number and VAT number are at the foot of every page, with our address, which is our registered office, our email address and phone number beside them. Where these terms say “you may cancel”, they mean you as a consumer. Nothing here takes away a right that you have by law.
## Orders
An order is accepted when we confirm it by email: from then on there is a contract. Prices are those shown when you order; the checkout shows tax and delivery before you place it.
## Payment
By invoice, due within the days it says, or by card where it is offered. Quote your order number when you pay by bank transfer.
## Delivery
Checkout offers the ways to your address with their prices and the day by which the goods are there; your order keeps both. Without another day agreed, goods arrive within 30 days. If we are late, tell us by when you need them; if we miss that too, you may end the contract and have your money back. The goods are at our risk until you, or someone you name, has them. Orders may be collected where that is offered.
## Your right to cancel
You may cancel within 14 days of the day on which you receive the goods, the last of them where they come in several parcels, without giving a reason. A clear statement is enough, such as an email with your order number; you may use the form on our returns page. We refund what you paid, with the cost of standard delivery, within 14 days of having the goods back or proof that they were sent.
## Personalised goods
${MADE_TO_ORDER.what}, goods are made to your specification from the proof you approve. The right to cancel does not apply to them: they can be cancelled until their production has begun, and not after that. Your rights where they are faulty stay as they are.
## Faulty goods
Goods must be as described, fit for purpose and of satisfactory quality (Consumer Rights Act 2015). If they are not you may return them within 30 days for a full refund; after that we repair or replace them, and refund you where that fails.
## Complaints
Write to our sales address or call us, with your order number. We answer within two working days and tell you what we will do within ten. If we cannot agree, you may turn to a certified alternative dispute resolution body, though we are not bound to use one, and to the courts.
## Law
The law of England and Wales applies. Consumers in Scotland and Northern Ireland may also go to the courts there.`,
  ),
  legal(
    'returns',
    'Returns',
    'Cancelling, sending back, and remakes for our mistakes.',
    `## Goods without personalisation
${stockReturns(DEFAULT_RETURN_DAYS)}
This is more than the law gives you: as a consumer you may cancel within 14 days of receiving the goods without giving a reason, and then have 14 days to send them back. You pay for sending them back, unless they are faulty or not what you ordered.
## Personalised goods
${MADE_TO_ORDER.what}. ${MADE_TO_ORDER.returns} The right to cancel within 14 days does not apply to goods made to your specification.
## How
Write to us with your order number. We reply with a label within one working day. We refund you the way you paid within 14 days of having the goods back.
## Cancellation form
To the company at the foot of this page: I hereby give notice that I cancel my contract of sale of the following goods: … Ordered on / received on: … Order number: … Name: … Address: … Date: …
## Complaints
If something went wrong, tell us at our sales address: we put it right.`,
  ),
];
