import { seal, unseal } from '../sealed';

const PURPOSE = 'email token';

/** Seals the key to an account in a queued email, so that neither the table nor a backup reveals it. */
export const sealToken = (token: string): { sealedToken: string } => ({ sealedToken: seal(PURPOSE, '', token) });

/**
 * The key in an email’s data; one that was queued before keys were sealed holds it as it is.
 * @throws where PAYLOAD_SECRET has changed since it was sealed.
 */
export function openToken({ sealedToken, token }: Record<string, unknown>): string {
  if (typeof sealedToken !== 'string') return String(token);
  const opened = unseal(PURPOSE, '', sealedToken);
  if (opened === undefined) throw new Error('The link of an email cannot be read: was PAYLOAD_SECRET changed?');
  return opened;
}
