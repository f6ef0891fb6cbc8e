import { createLinkToken, readLinkToken } from '@/lib/crypto/link-token';
import { env } from '@/lib/env';

const PURPOSE = 'quote';

const quoteToken = (id: string, version: number): string => createLinkToken(PURPOSE, id, String(version));

export const quoteUrl = (id: string, version: number): string => `${env.publicUrl}/quote/${quoteToken(id, version)}`;

export function readQuoteToken(token: string): { id: string; version: number } | undefined {
  const opened = readLinkToken(PURPOSE, token);
  return opened && { id: opened.id, version: Number(opened.text) };
}
