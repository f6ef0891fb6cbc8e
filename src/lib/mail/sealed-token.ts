import { seal, unseal } from '../crypto/sealed';

const PURPOSE = 'email token';

/** Encrypts an account's token in a queued email, so that neither the table nor a backup reveals it. */
export const sealToken = (token: string): { sealedToken: string } => ({ sealedToken: seal(PURPOSE, '', token) });

/**
 * Token of an email’s data; older emails hold it unencrypted.
 * @throws if PAYLOAD_SECRET has changed since
 */
export function openToken({ sealedToken, token }: Record<string, unknown>): string {
  if (typeof sealedToken !== 'string') return String(token);
  const opened = unseal(PURPOSE, '', sealedToken);
  if (opened === undefined) throw new Error('The link of an email cannot be read: was PAYLOAD_SECRET changed?');
  return opened;
}
