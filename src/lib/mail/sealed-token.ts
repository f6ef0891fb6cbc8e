import { seal, unseal } from '../sealed';

const PURPOSE = 'email token';

/** The key to an account as an email that waits holds it: nobody reads it from the table or from a backup. */
export const sealToken = (token: string): { sealedToken: string } => ({ sealedToken: seal(PURPOSE, '', token) });

/**
 * The key in an email’s data; one that was queued before keys were sealed holds it as it is.
 * @throws where PAYLOAD_SECRET is another than the one it was sealed with.
 */
export function openToken({ sealedToken, token }: Record<string, unknown>): string {
  if (typeof sealedToken !== 'string') return String(token);
  const opened = unseal(PURPOSE, '', sealedToken);
  if (opened === undefined) throw new Error('The link of an email cannot be read: was PAYLOAD_SECRET changed?');
  return opened;
}
