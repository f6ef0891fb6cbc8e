import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** Time after the password in which a download may begin, ms. */
const LIFETIME_MS = 10 * 60 * 1000;

/** A download is a plain link, which carries no password. `purpose`: what it opens, as `backup:<name>`. */
export function issueTicket(purpose: string, userId: string, now = Date.now()): string {
  const expires = now + LIFETIME_MS;
  return `${expires}.${sign(purpose, userId, expires)}`;
}

export function isTicket(ticket: string | null, purpose: string, userId: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = (ticket ?? '').split('.');
  if (!/^\d{1,16}$/.test(expires) || Number(expires) < now) return false;
  const expected = Buffer.from(sign(purpose, userId, Number(expires)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const sign = (purpose: string, userId: string, expires: number): string =>
  createHmac('sha256', env.payloadSecret).update(`download\n${purpose}\n${userId}\n${expires}`).digest('base64url');
