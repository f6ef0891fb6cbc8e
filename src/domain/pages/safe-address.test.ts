import { describe, expect, it } from 'vitest';
import { isOwnPath, ownPath, safeLink, safePicture } from './safe-address';

describe('safeLink', () => {
  it.each([
    '/shop?category=sale',
    '#',
    '#sizes',
    'https://example.test/a',
    'http://example.test/a',
    'mailto:a@b.test',
    'tel:+441614960123',
  ])('lets %s through', (address) => {
    expect(safeLink(` ${address} `)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/\n\\elsewhere.test',
    'shop',
    '',
    null,
    undefined,
  ])('refuses %j', (address) => {
    expect(safeLink(address)).toBeUndefined();
  });
});

describe('safePicture', () => {
  it('takes paths and web addresses only', () => {
    expect(safePicture('/art/hero-1200.webp')).toBe('/art/hero-1200.webp');
    expect(safePicture('https://example.test/a.jpg')).toBe('https://example.test/a.jpg');
    expect(safePicture('http://example.test/a.jpg')).toBe('http://example.test/a.jpg');
    expect(safePicture('mailto:a@b.test')).toBeUndefined();
    expect(safePicture('#')).toBeUndefined();
    expect(safePicture('data:image/svg+xml,<svg/>')).toBeUndefined();
  });
});

it.each([
  ['/shop?a=1', '/shop?a=1'],
  ['https://shop.test', '/'],
  ['HTTPS://Shop.test/sale?a=1#top', '/sale?a=1#top'],
  ['https://shop.test?a=1', '/?a=1'],
  ['https://shop.test#top', '/#top'],
  ['https://shop.test.elsewhere.test/', undefined],
  ['https://elsewhere.test/?', undefined],
  ['shop', undefined],
])('the path of %s is %s', (address, path) => {
  expect(ownPath(address, 'https://SHOP.test')).toBe(path);
});

it('without an origin, only a path is this site’s', () => {
  expect([ownPath('/shop'), ownPath('https://shop.test/shop')]).toEqual(['/shop', undefined]);
});

describe('isOwnPath', () => {
  it('tells this site from all others', () => {
    expect(isOwnPath('/shop')).toBe(true);
    expect(isOwnPath('https://example.test/shop')).toBe(false);
    expect(isOwnPath('#')).toBe(false);
  });
});
