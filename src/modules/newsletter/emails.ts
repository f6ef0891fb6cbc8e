import { type Markup, markup } from '@/lib/mail/markup';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';
import { env } from '@/lib/env';
import { CONFIRM_DAYS, confirmUrl, unsubscribeUrl } from './links';
import { findSubscriber, type Subscriber } from './data';

const subscriberOf = ({ payload, data }: EmailContext): Promise<Subscriber | undefined> =>
  findSubscriber(payload, String(data.subscriberId));

const footer = (url: string): Markup =>
  markup`<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e2e1ea;color:#585766;font-size:14px">No longer interested? <a href="${url}" style="color:#6425cf">Unsubscribe</a></p>`;

function toSubscriber(context: EmailContext, id: string, title: string, words: string, subject: string) {
  const url = unsubscribeUrl(id);
  const { settings } = context;
  return {
    subject,
    unsubscribeUrl: url,
    ...contentOf({ settings, title, isSigned: false }, [
      words,
      link(`${env.publicUrl}/shop`, 'Visit the shop', ''),
      { text: settings.brandName, html: markup`` },
      { text: `No longer interested? Unsubscribe: ${url}`, html: footer(url) },
    ]),
  };
}

/** To the entered address: only its owner can confirm. A present subscriber is informed of that. */
export const newsletterConfirm: EmailWriter = async (context) => {
  const subscriber = await subscriberOf(context);
  if (!subscriber || subscriber.status === 'unsubscribed') return undefined;
  const { settings } = context;
  if (subscriber.status === 'confirmed') {
    const words = 'Someone, probably you, signed up for our newsletter with this address, which already receives it.';
    return toSubscriber(
      context,
      subscriber.id,
      'You are already subscribed',
      words,
      `Our newsletter · ${settings.brandName}`,
    );
  }
  const title = 'Confirm your subscription';
  const url = confirmUrl(subscriber.id, subscriber.requestedAt);
  const opening = `Please confirm that you want the ${settings.brandName} newsletter at this address.`;
  const otherwise = `The link is valid for ${CONFIRM_DAYS} days. If you did not ask for it, ignore this email and you will not hear from us again.`;
  return {
    subject: `${title} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [opening, link(url, 'Confirm subscription'), otherwise]),
  };
};

export const newsletterWelcome: EmailWriter = async (context) => {
  const subscriber = await subscriberOf(context);
  if (subscriber?.status !== 'confirmed') return undefined;
  const words = 'Thank you for confirming. We will send you new kits, team offers and design ideas now and then.';
  const title = 'Welcome to the newsletter';
  return toSubscriber(context, subscriber.id, title, words, `${title} · ${context.settings.brandName}`);
};

export const newsletterNotice: EmailWriter = async (context) => {
  const subscriber = await subscriberOf(context);
  if (!subscriber) return undefined;
  const title = 'New newsletter subscriber';
  const words = `${subscriber.email} has confirmed a subscription to the newsletter.`;
  const url = `${env.publicUrl}/admin/newsletter`;
  return {
    subject: `${title}: ${subscriber.email}`,
    replyTo: subscriber.email,
    ...contentOf({ settings: context.settings, title, isSigned: false }, [words, link(url, 'Open subscribers')]),
  };
};
