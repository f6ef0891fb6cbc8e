import { seal, unseal } from '@/lib/sealed';
import { env } from '@/lib/env';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a subscription can be confirmed after it was asked for. */
export const CONFIRM_DAYS = 7;

const CONFIRM = 'newsletter confirm';
const LEAVE = 'newsletter leave';
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,200})$/;

/** Whom a token is of and what is sealed in it, where it was made by us and for this. */
function open(purpose: string, token: string): { id: string; text: string } | undefined {
  const [, id = '', sealed = ''] = TOKEN.exec(token) ?? [];
  const text = id && unseal(purpose, id, sealed);
  return text === '' || text === undefined ? undefined : { id, text };
}

const make = (purpose: string, id: string, text: string): string => `${id}.${seal(purpose, id, text)}`;

/** The page where a subscription is confirmed; the link is good for a week after it was asked for. */
export const confirmUrl = (id: string, requestedAt: Date): string =>
  `${env.publicUrl}/newsletter/confirm/${make(CONFIRM, id, String(requestedAt.getTime() + CONFIRM_DAYS * DAY_MS))}`;

/** The subscriber whom a link to confirm is of, while it is good. */
export function subscriberToConfirm(token: string, now = Date.now()): string | undefined {
  const opened = open(CONFIRM, token);
  return opened && now < Number(opened.text) ? opened.id : undefined;
}

/** Where the letters are ended, by mail programs and by people: it is good for as long as there are letters. */
export const unsubscribeUrl = (id: string): string =>
  `${env.publicUrl}/newsletter/unsubscribe/${make(LEAVE, id, 'leave')}`;

/** The subscriber whom a link to unsubscribe is of. */
export const subscriberToLeave = (token: string): string | undefined => open(LEAVE, token)?.id;
