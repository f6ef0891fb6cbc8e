import type { Markup } from '@/lib/mail/markup';
import { markup } from '@/lib/mail/markup';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { LetterContext, LetterWriter } from '@/lib/mail/letter';
import { env } from '@/lib/env';
import { CONFIRM_DAYS, confirmUrl, unsubscribeUrl } from '../links';
import { findSubscriber, type Subscriber } from '../operations/subscriptions';

const subscriberOf = ({ payload, data }: LetterContext): Promise<Subscriber | undefined> =>
  findSubscriber(payload, String(data.subscriberId));

const footer = (url: string): Markup =>
  markup`<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e2e1ea;color:#585766;font-size:14px">No longer interested? <a href="${url}" style="color:#6425cf">Unsubscribe</a></p>`;

/** To a subscriber: words, and the way out of the list. */
function toSubscriber(context: LetterContext, id: string, title: string, words: string, subject: string) {
  const url = unsubscribeUrl(id);
  const { settings } = context;
  return {
    subject,
    unsubscribeUrl: url,
    text: [title, words, settings.brandName, `No longer interested? Unsubscribe: ${url}`].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: words,
      body: markup`${paragraph(words)}${button(`${env.publicUrl}/shop`, 'Visit the shop')}${footer(url)}`,
    }),
  };
}

/** To whoever’s address was entered: only they can say that they want it. Who is subscribed already is told so. */
export const newsletterConfirm: LetterWriter = async (context) => {
  const subscriber = await subscriberOf(context);
  if (!subscriber || subscriber.status === 'unsubscribed') return undefined;
  const { settings } = context;
  if (subscriber.status === 'confirmed') {
    const words = 'Somebody, probably you, asked for our newsletter with this address. It comes to you already.';
    return toSubscriber(
      context,
      subscriber.id,
      'You are subscribed already',
      words,
      `Our newsletter · ${settings.brandName}`,
    );
  }
  const title = 'Confirm your subscription';
  const url = confirmUrl(subscriber.id, subscriber.requestedAt);
  const opening = `Please confirm that you want the newsletter of ${settings.brandName} at this address.`;
  const otherwise = `The link is good for ${CONFIRM_DAYS} days. If you did not ask for it, do nothing: you will hear no more of it.`;
  return {
    subject: `${title} · ${settings.brandName}`,
    text: [title, opening, url, otherwise, settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${button(url, 'Confirm subscription')}${paragraph(otherwise)}`,
    }),
  };
};

/** To a subscriber, once confirmed. */
export const newsletterWelcome: LetterWriter = async (context) => {
  const subscriber = await subscriberOf(context);
  if (subscriber?.status !== 'confirmed') return undefined;
  const words = 'Thank you for confirming. New kits, team offers and design ideas will reach you now and then.';
  const title = 'Welcome to the newsletter';
  return toSubscriber(context, subscriber.id, title, words, `${title} · ${context.settings.brandName}`);
};

/** To the supplier: somebody subscribed. */
export const newsletterNotice: LetterWriter = async (context) => {
  const subscriber = await subscriberOf(context);
  if (!subscriber) return undefined;
  const title = 'New newsletter subscriber';
  const words = `${subscriber.email} has confirmed a subscription to the newsletter.`;
  const url = `${env.publicUrl}/admin/newsletter`;
  return {
    subject: `${title}: ${subscriber.email}`,
    replyTo: subscriber.email,
    text: [title, words, url].join('\n\n'),
    html: framed({
      settings: context.settings,
      title,
      preview: words,
      body: markup`${paragraph(words)}${button(url, 'Open subscribers')}`,
    }),
  };
};
