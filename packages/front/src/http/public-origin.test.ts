import { describe, expect, it } from 'vitest';
import { publicOrigin } from './public-origin';

const shown = (publicUrl: string, headers: Record<string, string>) => {
  const own = { ...headers };
  publicOrigin(publicUrl)(own);
  return own;
};
const hostAt = (publicUrl: string, host: string) => shown(publicUrl, { host }).host;

describe('the origin that the application sees', () => {
  it.each([
    'shop.test',
    'SHOP.test',
    'shop.test.',
    'shop.test:443',
    'evil.test',
    '10.0.0.7:3000',
    'a'.repeat(5_000),
    '',
  ])('is the shop’s, asked for as %s', (host) => expect(hostAt('https://shop.test', host)).toBe('shop.test'));

  it('is not what a proxy, or someone who plays one, says', () => {
    expect(
      shown('https://shop.test', {
        host: 'kitroom:3000',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'http',
        'x-forwarded-port': '81',
        forwarded: 'host=evil.test',
        'x-forwarded-for': '192.0.2.1',
      }),
    ).toEqual({
      host: 'shop.test',
      'x-forwarded-host': 'shop.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '192.0.2.1',
    });
  });
});
