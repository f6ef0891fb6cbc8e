import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { createSecret, openSecret, sealSecret, signedHeaders } from './sign';

const body = JSON.stringify({ type: 'order.placed', data: { note: 'Größe ✓' } });

it('signs as another implementation verifies, with each secret', () => {
  const secrets = [createSecret(), createSecret()];
  const headers = signedHeaders({ id: 'one', sentAt: new Date(), body, secrets });
  for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(createSecret()).verify(body, headers)).toThrow('No matching signature');
  expect(() => new Webhook(secrets[0]!).verify(`${body} `, headers)).toThrow('No matching signature');
  expect(() => new Webhook(secrets[0]!).verify(body, { ...headers, 'webhook-id': 'two' })).toThrow();
});

it('opens a secret for its endpoint alone', () => {
  const sealed = sealSecret('a', 'whsec_x');
  expect(sealed).not.toContain('whsec');
  expect(openSecret('a', sealed)).toBe('whsec_x');
  expect(() => openSecret('b', sealed)).toThrow('Rotate it');
});
