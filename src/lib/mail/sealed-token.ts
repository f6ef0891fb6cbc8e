import { seal, unseal } from '../crypto/sealed';

const PURPOSE = 'email token';

/** Hides the token from the table and backups. */
export const sealToken = (token: string): { sealedToken: string } => ({ sealedToken: seal(PURPOSE, '', token) });

/** Older emails hold it unencrypted. @throws if PAYLOAD_SECRET has changed */
export function openToken({ sealedToken, token }: Record<string, unknown>): string {
  if (typeof sealedToken !== 'string') return String(token);
  const opened = unseal(PURPOSE, '', sealedToken);
  if (opened === undefined) throw new Error('The link of an email cannot be read: was PAYLOAD_SECRET changed?');
  return opened;
}
