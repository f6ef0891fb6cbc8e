import type { EmailAdapter, SendEmailOptions } from 'payload';
import addressparser from 'nodemailer/lib/addressparser';
import { env } from '@/lib/env';
import { queueMailNow } from './queue';

/** Queues Payload’s own emails, without attachments. */
export const mailAdapter: EmailAdapter<void> = ({ payload }) => {
  const [sender] = addressparser(env.mailFrom, { flatten: true });
  return {
    name: 'kitroom-queue',
    defaultFromAddress: sender?.address ?? '',
    defaultFromName: sender?.name ?? '',
    sendEmail: async ({ to, subject, text, html }) => {
      const data = { subject, text, html };
      await queueMailNow(
        payload,
        recipients(to).map((address) => ({ to: address, template: 'plain', data })),
      );
    },
  };
};

type Recipients = SendEmailOptions['to'];

function recipients(to: Recipients): string[] {
  if (!to) return [];
  if (typeof to === 'string') return addressparser(to, { flatten: true }).flatMap(({ address }) => address || []);
  return Array.isArray(to)
    ? to.flatMap((each: Recipients) => recipients(each))
    : [to.address].filter((address) => address !== undefined);
}
