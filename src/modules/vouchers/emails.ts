import { z } from 'zod';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { greeting } from '@/domain/text/plain-text';
import { formatVoucherCode } from '@/domain/vouchers/voucher';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { findVoucher } from './data';
import { codeOf } from './voucher-code';

const about = z.object({ voucher: z.uuid() });

type Facts = { name: string | null; code: string; amount: string; message: string | null; expiresOn: string | null };

/** Nothing once its money is spent. */
export const voucherEmail = defineEmail({
  name: 'Gift voucher',
  about: 'When staff issue a gift voucher, or send it again.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} · {brand}',
    title: 'Your gift voucher for {amount!}',
    opening: '{greeting} here is a gift voucher for {amount!}.',
    code: 'Its code: {code!}',
    use: 'Enter the code when you check out. What you do not spend stays on the voucher.',
    lastDay: 'You can use it until {lastDay!}.',
    button: 'Go to the shop',
    questions: 'Questions? {reply}.',
  },
  find: async ({ payload, data }): Promise<Facts | undefined> => {
    const voucher = await findVoucher(payload, about.parse(data).voucher);
    const code = voucher && codeOf(voucher);
    if (!voucher || !code || voucher.state !== 'active') return undefined;
    const { recipientName: name, balance, currency, message, expiresOn } = voucher;
    return { name, code, amount: formatAmount(balance, currency), message, expiresOn };
  },
  samples: () => {
    const plain = { name: null, code: 'GVABCDEFGHJKLMNPQR', amount: formatAmount(50), message: null, expiresOn: null };
    return {
      'With a message': { ...plain, name: 'Sam', message: 'Well played this season!', expiresOn: '2027-12-31' },
      Plain: plain,
    };
  },
  write: ({ name, code, amount, message, expiresOn }) => ({
    values: {
      greeting: greeting(name ?? ''),
      amount,
      code: formatVoucherCode(code),
      lastDay: expiresOn ? formatFullDay(expiresOn) : '',
    },
    body: (t) => [
      t.opening,
      message,
      t.code,
      t.use,
      expiresOn && t.lastDay,
      link(`${env.publicUrl}/shop`, t.button),
      t.questions,
    ],
  }),
});
