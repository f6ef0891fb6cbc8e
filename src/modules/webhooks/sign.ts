import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '@/lib/crypto/sealed';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const PURPOSE = 'webhook secret';

export const createSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export const sealSecret = (endpointId: string, secret: string): string => seal(PURPOSE, endpointId, secret);

/** @throws if PAYLOAD_SECRET has changed */
export function openSecret(endpointId: string, sealed: string): string {
  const secret = unseal(PURPOSE, endpointId, sealed);
  if (secret === undefined) throw new Error('The secret cannot be read: was PAYLOAD_SECRET changed? Rotate it.');
  return secret;
}

type Message = { id: string; sentAt: Date; body: string; secrets: readonly string[] };

/** Headers of Standard Webhooks 1.0.0: one signature for each secret. */
export function signedHeaders({ id, sentAt, body, secrets }: Message): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
