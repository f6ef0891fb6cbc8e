import { createLinkToken, readLinkToken } from '@/lib/crypto/link-token';
import { env } from '@/lib/env';

const PURPOSE = 'shopper sign-in';

export const signInUrl = (request: string, email: string): string =>
  `${env.publicUrl}/account/sign-in/${createLinkToken(PURPOSE, request, email)}`;

export function readSignInLink(token: string): { request: string; email: string } | undefined {
  const opened = readLinkToken(PURPOSE, token);
  return opened && { request: opened.id, email: opened.text };
}
