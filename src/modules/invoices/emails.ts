import { z } from 'zod';
import { formatMoney } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { formatFullDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import { contentOf, questions } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { statementPdf } from './serve-statement';

const about = z.object({
  owner: z.object({ kind: z.enum(['customer', 'team']), id: z.uuid() }),
  from: z.iso.date(),
  to: z.iso.date(),
});

export const statementEmail: EmailWriter = async ({ payload, settings, data }) => {
  const { owner, from, to } = about.parse(data);
  const pdf = await statementPdf(payload, owner, { from, to });
  if (!pdf) return undefined;
  const { holder, statement, content, fileName } = pdf;
  const [first, last] = [from, to].map((day) => formatFullDay(day));
  const title = `Your statement of ${last}`;
  const { closing, ages } = statement;
  const late = closing > 0 ? closing - ages.current + statement.credit : 0;
  const balance =
    closing > 0
      ? `The balance is ${formatMoney(closing)}${late > 0 ? `, of which ${formatMoney(late)} is overdue` : ''}.`
      : 'There is nothing to pay.';
  const opening = `${greeting(holder.contact ?? holder.name)} attached is your statement from ${first} to ${last}. ${balance}`;
  const bank = closing > 0 ? payTo(settings.bankDetails, statement.onlyOrder ?? holder.name) : undefined;
  return {
    subject: `${title} · ${settings.brandName}`,
    attachments: [{ filename: fileName, content }],
    ...contentOf({ settings, title }, [opening, bank, questions(settings)]),
  };
};
