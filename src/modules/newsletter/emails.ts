import { type Markup, markup } from '@/lib/mail/markup';
import { defineEmail } from '@/lib/mail/define-email';
import { link, type Part } from '@/lib/mail/frame';
import type { EmailContext } from '@/lib/mail/email';
import { env } from '@/lib/env';
import { CONFIRM_DAYS, confirmUrl, unsubscribeUrl } from './links';
import { findSubscriber, type Subscriber } from './data';

const subscriberOf = ({ payload, data }: EmailContext): Promise<Subscriber | undefined> =>
  findSubscriber(payload, String(data.subscriberId));

const SAMPLE: Subscriber = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ email: 'sam@example.com', status: 'pending', requestedAt: new Date('2026-12-01T09:00:00Z') },
};

const footer = (url: string): Markup =>
  markup`<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e2e1ea;color:#585766;font-size:14px">No longer interested? <a href="${url}" style="color:#6425cf">Unsubscribe</a></p>`;

export const newsletterEnding = (brand: string, url: string): Part[] => [
  { text: brand, html: markup`` },
  { text: `No longer interested? Unsubscribe: ${url}`, html: footer(url) },
];

const shopLink = (label: string): Part => link(`${env.publicUrl}/shop`, label, '');

export const newsletterEmails = {
  /** To the entered address: only its owner can confirm. A present subscriber is informed of that. */
  'newsletter-confirm': defineEmail({
    name: 'Confirm a subscription',
    about: 'When an address is entered for the newsletter.',
    readers: 'Newsletter',
    texts: {
      subject: '{title} · {brand}',
      subjectIfSubscribed: 'Our newsletter · {brand}',
      title: 'Confirm your subscription',
      titleIfSubscribed: 'You are already subscribed',
      opening: 'Please confirm that you want the {brand} newsletter at this address.',
      openingIfSubscribed:
        'Someone, probably you, signed up for our newsletter with this address, which already receives it.',
      button: 'Confirm subscription',
      buttonIfSubscribed: 'Visit the shop',
      closing:
        'The link is valid for {days!} days. If you did not ask for it, ignore this email and you will not hear from us again.',
    },
    find: async (context) => {
      const subscriber = await subscriberOf(context);
      return subscriber?.status === 'unsubscribed' ? undefined : subscriber;
    },
    samples: () => ({ New: SAMPLE, 'Already subscribed': { ...SAMPLE, status: 'confirmed' as const } }),
    write: ({ id, status, requestedAt }, { brandName }) => {
      const values = { days: String(CONFIRM_DAYS) };
      const url = unsubscribeUrl(id);
      return status === 'confirmed'
        ? {
            ...{ values, subject: 'subjectIfSubscribed', title: 'titleIfSubscribed' },
            ...{ unsubscribeUrl: url, isSigned: false },
            body: (t) => [t.openingIfSubscribed, shopLink(t.buttonIfSubscribed), ...newsletterEnding(brandName, url)],
          }
        : { values, body: (t) => [t.opening, link(confirmUrl(id, requestedAt), t.button), t.closing] };
    },
  }),
  'newsletter-welcome': defineEmail({
    name: 'Welcome to the newsletter',
    about: 'When a subscription is confirmed.',
    readers: 'Newsletter',
    texts: {
      subject: '{title} · {brand}',
      title: 'Welcome to the newsletter',
      opening: 'Thank you for confirming. We will send you new kits, team offers and design ideas now and then.',
      button: 'Visit the shop',
    },
    find: async (context) => {
      const subscriber = await subscriberOf(context);
      return subscriber?.status === 'confirmed' ? subscriber : undefined;
    },
    samples: () => ({ Example: SAMPLE }),
    write: ({ id }, { brandName }) => ({
      values: {},
      unsubscribeUrl: unsubscribeUrl(id),
      isSigned: false,
      body: (t) => [t.opening, shopLink(t.button), ...newsletterEnding(brandName, unsubscribeUrl(id))],
    }),
  }),
  'newsletter-notice': defineEmail({
    name: 'New subscriber',
    about: 'When a subscription is confirmed.',
    readers: 'Staff',
    texts: {
      subject: '{title}: {email!}',
      title: 'New newsletter subscriber',
      opening: '{email!} has confirmed a subscription to the newsletter.',
      button: 'Open subscribers',
    },
    find: subscriberOf,
    samples: () => ({ Example: SAMPLE }),
    write: ({ email }) => ({
      values: { email },
      replyTo: email,
      isSigned: false,
      body: (t) => [t.opening, link(`${env.publicUrl}/admin/newsletter`, t.button)],
    }),
  }),
};
