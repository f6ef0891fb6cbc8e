/** Message after signing in or out: a word in a cookie, which the page deletes. */
import type { Message } from '@/domain/text/message';

export const ARRIVAL_COOKIE = 'cms_arrival';
/** Lifetime of the cookie, seconds. */
export const ARRIVAL_SECONDS = 60;

/** Prescribed texts (docs/product.md, Words). */
const MESSAGES = {
  welcome: { title: '🎨 Welcome to CMS!', description: 'Successfully logged into the Content Management System' },
  'signed-out': { title: '👋 Logged Out', description: 'You have been successfully logged out of CMS.' },
} as const satisfies Record<string, Message>;

export type Arrival = keyof typeof MESSAGES;

export function arrivalMessage(cookies: string): Message | undefined {
  const value = cookies
    .split('; ')
    .find((each) => each.startsWith(`${ARRIVAL_COOKIE}=`))
    ?.slice(ARRIVAL_COOKIE.length + 1);
  return Object.entries(MESSAGES).find(([arrival]) => arrival === value)?.[1];
}
