import { z } from 'zod';
import { formatMoney } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { formatFullDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { statementPdf } from './serve-statement';

const about = z.object({
  owner: z.object({ kind: z.enum(['customer', 'team']), id: z.uuid() }),
  from: z.iso.date(),
  to: z.iso.date(),
});

/** Amounts in cents. */
const sample = (closing: number, overdue: number) => ({
  ...{ name: 'Sam', from: '2026-11-01', to: '2026-11-30', closing, overdue, reference: 'ORD-2026-000042' },
  attachments: [],
});

export const statementEmail = defineEmail({
  name: 'Statement of account',
  about: 'When staff send a customer or team its statement.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} · {brand}',
    title: 'Your statement of {to!}',
    opening: '{greeting} attached is your statement from {from} to {to}. The balance is {balance!}.',
    openingIfOverdue:
      '{greeting} attached is your statement from {from} to {to}. The balance is {balance!}, of which {overdue!} is overdue.',
    openingIfPaid: '{greeting} attached is your statement from {from} to {to}. There is nothing to pay.',
    questions: 'Questions? {reply}.',
  },
  find: async ({ payload, data }) => {
    const { owner, from, to } = about.parse(data);
    const pdf = await statementPdf(payload, owner, { from, to });
    if (!pdf) return undefined;
    const { holder, statement, content, fileName } = pdf;
    const { closing, ages, credit, onlyOrder } = statement;
    return {
      ...{ name: holder.contact ?? holder.name, from, to, closing, reference: onlyOrder ?? holder.name },
      overdue: closing > 0 ? closing - ages.current + credit : 0,
      attachments: [{ filename: fileName, content }],
    };
  },
  samples: () => ({
    'To pay': sample(11_996, 0),
    Overdue: sample(11_996, 5000),
    Paid: sample(0, 0),
  }),
  write: ({ name, from, to, closing, overdue, reference, attachments }, settings) => ({
    values: {
      greeting: greeting(name),
      from: formatFullDay(from),
      to: formatFullDay(to),
      balance: formatMoney(closing),
      overdue: formatMoney(overdue),
    },
    attachments,
    body: (t) => [
      closing <= 0 ? t.openingIfPaid : overdue > 0 ? t.openingIfOverdue : t.opening,
      closing > 0 && payTo(settings.bankDetails, reference),
      t.questions,
    ],
  }),
});
