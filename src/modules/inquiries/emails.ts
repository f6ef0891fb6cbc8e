import { choiceLabel, inquiryTitle, replySubject } from '@/domain/inquiries/inquiry';
import { picturePath } from '@/domain/kits/designs/design-links';
import { thanks } from '@/domain/text/plain-text';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import type { EmailContext } from '@/lib/mail/email';
import { heading, link, paragraph } from '@/lib/mail/frame';
import { markup, type Markup } from '@/lib/mail/markup';
import { findInquiry, findReply, type SentInquiry } from './data/inquiries';

const asLines = (facts: Record<string, string | null | undefined>): string =>
  Object.entries(facts)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('\n');

function factsOf(inquiry: SentInquiry): string {
  const { kind, teamName, sport, quantity, colors, inquiryType, subject, design, files } = inquiry;
  return asLines(
    kind === 'quote'
      ? {
          Team: teamName,
          Sport: sport && choiceLabel(sport),
          Quantity: quantity,
          Colours: colors,
          Design: design?.name,
          Files: files.join(', '),
        }
      : { About: inquiryType && choiceLabel(inquiryType), Subject: subject },
  );
}

const choicesOf = ({ sport, quantity, inquiryType, design }: SentInquiry): string =>
  asLines({
    Sport: sport && choiceLabel(sport),
    Quantity: quantity,
    'Kit design': design && 'attached',
    About: inquiryType && choiceLabel(inquiryType),
  });

const senderOf = ({ name, email, phone }: SentInquiry) => [name, email, phone].filter(Boolean).join('\n');

const pictureOf = ({ design }: SentInquiry, url: string): Markup =>
  markup`<p style="margin:0 0 16px"><a href="${url}"><img src="${url}" alt="Kit design ${design?.name ?? ''}" width="200" height="250" style="border:0"></a></p>`;

const inquiryOf = ({ payload, data }: EmailContext) => findInquiry(payload, String(data.inquiryId));

const SAMPLE: SentInquiry = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ kind: 'quote', name: 'Sam Taylor', email: 'sam@example.com', phone: null, subject: null, inquiryType: null },
  ...{ message: 'We need match shirts by March.', teamName: 'Northside', sport: 'netball', quantity: '11-25' },
  ...{ colors: 'Navy and white', design: null, files: [], createdAt: new Date('2026-12-01T09:00:00Z') },
};

export const inquiryEmails = {
  'inquiry-notice': defineEmail({
    name: 'New message or quote request',
    about: 'When a visitor sends a form.',
    readers: 'Staff',
    texts: { subject: '{title}, {sender!}', title: '{inquiry!}', button: 'Open the inbox' },
    find: inquiryOf,
    samples: () => ({ Example: SAMPLE }),
    write: (inquiry) => {
      const pictureUrl = inquiry.design && `${env.publicUrl}${picturePath(inquiry.design.hash, { width: 400 })}`;
      return {
        values: { inquiry: inquiryTitle(inquiry), sender: inquiry.name },
        replyTo: inquiry.email,
        previewText: inquiry.message ?? factsOf(inquiry),
        isSigned: false,
        body: (t) => [
          senderOf(inquiry),
          factsOf(inquiry),
          inquiry.message,
          pictureUrl && { text: `Design: ${pictureUrl}`, html: pictureOf(inquiry, pictureUrl) },
          link(`${env.publicUrl}/admin/inbox/${inquiry.id}`, t.button),
        ],
      };
    },
  }),
  /** The address may be another person’s: nothing of the inquiry goes there except a name. */
  'inquiry-receipt': defineEmail({
    name: 'Receipt of a message',
    about: 'When a visitor has sent a message or asked for a quote.',
    readers: 'Shoppers',
    texts: {
      subject: '{title} · {brand}',
      title: 'We have your message',
      titleOfQuote: 'We have your quote request',
      opening: '{thanks}. Someone at {brand} will read it and reply by email.',
    },
    find: inquiryOf,
    samples: () => ({
      Message: { ...SAMPLE, kind: 'contact' as const, inquiryType: 'general', sport: null, quantity: null },
      'Quote request': SAMPLE,
    }),
    write: (inquiry) => ({
      values: { thanks: thanks(inquiry.name) },
      title: inquiry.kind === 'quote' ? 'titleOfQuote' : 'title',
      body: (t) => [t.opening, choicesOf(inquiry)],
    }),
  }),
  /** The sender’s answer to it goes to the sales address. */
  'inquiry-reply': defineEmail({
    name: 'Reply to a message',
    about: 'When staff answer a message or a quote request.',
    readers: 'Shoppers',
    texts: { subject: '{title}', title: '{inquiry!}', signature: '{author}\n{brand}', headingOfQuote: 'You wrote' },
    find: ({ payload, data }) => findReply(payload, String(data.replyId)),
    samples: () => ({
      Example: { ...SAMPLE, body: 'Thank you. We can make these in three weeks.', byName: 'Alex Morgan' },
    }),
    write: (reply) => {
      const quoted = [factsOf(reply), reply.message].filter(Boolean).join('\n\n');
      return {
        values: { inquiry: replySubject(reply), author: reply.byName },
        ...{ isTitled: false, isSigned: false },
        body: (t) => [
          reply.body,
          t.signature,
          { text: `${t.headingOfQuote}:`, html: heading(t.headingOfQuote) },
          { text: quoted.replace(/^/gm, '> '), html: paragraph(quoted) },
        ],
      };
    },
  }),
};
