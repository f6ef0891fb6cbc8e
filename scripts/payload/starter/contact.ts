import { CLAIMS } from '@/domain/pages/claims';
import { FROM_STOCK, MADE_TO_ORDER, madeWhen, stockReturns } from '@/domain/orders/fulfilment';
import { DEFAULT_RETURN_DAYS } from '@/domain/returns/return-window';
import { hero, type StarterPage } from './page';

export const contact: StarterPage = {
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
          answer: `Goods from stock: yes. ${stockReturns(DEFAULT_RETURN_DAYS)} ${MADE_TO_ORDER.what}: it is made for you alone. ${MADE_TO_ORDER.returns} Write to us with your order number, which begins with ORD.`,
        },
      ],
    },
  ],
};
