import { hero, type StarterPage } from './page';

/** Form, contact details, response times, FAQ of six items (spec §2). */
export const contact: StarterPage = {
  slug: 'contact',
  title: 'Contact',
  metaDescription:
    'Write, call or send us a message: how to reach us, when we answer, and the six things teams ask most.',
  content: [
    hero({
      eyebrow: 'Contact',
      title: 'Talk to us',
      subtitle: 'Questions about an order, a design or a size: somebody who can see your kit will answer.',
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
              heading: 'When we answer',
              table: {
                columns: ['About', 'Answer within'],
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
          answer:
            '2-3 weeks from the day you approve the proof. Goods without personalisation leave within two working days.',
        },
        {
          question: 'Can I see my kit before I pay?',
          answer: 'Yes. We draw a proof of every garment, and nothing is cut until you approve it.',
        },
        { question: 'What does delivery cost?', answer: 'Nothing: free shipping on every order.' },
        {
          question: 'Can I order the same kit again next year?',
          answer: 'Yes. We keep your artwork and colour values, so a shirt added next season matches those you have.',
        },
        {
          question: 'Can I send something back?',
          answer:
            'Easy returns for goods without personalisation: unworn, within 30 days, for a refund or another size. What carries your names, numbers or crest is made for you alone and comes back only where it is faulty or differs from the proof; then we make it again at our cost. Write to us with your order number, which begins with ORD.',
        },
      ],
    },
  ],
};
