import { choiceLabel, inquiryTitle, replySubject } from '@/domain/inquiries/inquiry';
import { picturePath } from '@/domain/kits/designs/design-links';
import { thanks } from '@/domain/text/plain-text';
import { env } from '@/lib/env';
import { contentOf, heading, link, paragraph } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
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

/** To the supplier. A reply to this email goes to the sender. */
export const inquiryNotice: EmailWriter = async ({ payload, settings, data }) => {
  const inquiry = await findInquiry(payload, String(data.inquiryId));
  if (!inquiry) return undefined;
  const url = `${env.publicUrl}/admin/inbox/${inquiry.id}`;
  const title = inquiryTitle(inquiry);
  const pictureUrl = inquiry.design && `${env.publicUrl}${picturePath(inquiry.design.hash, { width: 400 })}`;
  return {
    subject: `${title}, ${inquiry.name}`,
    replyTo: inquiry.email,
    ...contentOf({ settings, title, preview: inquiry.message ?? factsOf(inquiry), isSigned: false }, [
      senderOf(inquiry),
      factsOf(inquiry),
      inquiry.message,
      pictureUrl && { text: `Design: ${pictureUrl}`, html: pictureOf(inquiry, pictureUrl) },
      link(url, 'Open the inbox'),
    ]),
  };
};

/** The address may be another person’s: nothing of the inquiry goes there except a name. */
export const inquiryReceipt: EmailWriter = async ({ payload, settings, data }) => {
  const inquiry = await findInquiry(payload, String(data.inquiryId));
  if (!inquiry) return undefined;
  const title = inquiry.kind === 'quote' ? 'We have your quote request' : 'We have your message';
  const opening = `${thanks(inquiry.name)}. Someone at ${settings.brandName} will read it and reply by email.`;
  return {
    subject: `${title} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [opening, choicesOf(inquiry)]),
  };
};

/** The sender’s answer to it goes to the sales address. */
export const inquiryReply: EmailWriter = async ({ payload, settings, data }) => {
  const reply = await findReply(payload, String(data.replyId));
  if (!reply) return undefined;
  const signature = `${reply.byName}\n${settings.brandName}`;
  const quoted = [factsOf(reply), reply.message].filter(Boolean).join('\n\n');
  return {
    subject: replySubject(reply),
    ...contentOf({ settings, title: replySubject(reply), isTitled: false, isSigned: false }, [
      reply.body,
      signature,
      { text: 'You wrote:', html: heading('You wrote') },
      { text: quoted.replace(/^/gm, '> '), html: paragraph(quoted) },
    ]),
  };
};
