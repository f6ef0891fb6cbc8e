import { describe, expect, it } from 'vitest';
import { covers, coveringPaths, destination, headerAddress, redirectKey } from './redirect-path';

it('keeps old addresses without capitals, encoding or a last slash', () => {
  expect(['/Old-Page/', '/Gr%C3%B6%C3%9Fe', '/', ' /x ', '/%E0%A4%A'].map(redirectKey)).toEqual([
    '/old-page',
    '/größe',
    '/',
    '/x',
    '/%e0%a4%a',
  ]);
});

it('finds the nearest redirect first, and leaves the home page alone', () => {
  expect(coveringPaths('/Blog/2024/a')).toEqual(['/blog/2024/a', '/blog/2024/a/*', '/blog/2024/*', '/blog/*', '/*']);
  expect(coveringPaths('/')).toEqual(['/']);
  expect([covers('/blog/*', '/blog'), covers('/blog/*', '/blogs'), covers('/blog', '/blog/a')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a wildcard', () => {
  const led = (from: string, to: string, path: string) => destination({ from, to }, path);

  it('carries the rest over where the new address has one too', () => {
    expect(led('/blog/*', '/news/*', '/blog/2024/Caf%C3%A9')).toBe('/news/2024/Caf%C3%A9');
    expect(led('/blog/*', '/news/*', '/blog')).toBe('/news');
    expect(led('/blog/*', 'https://x.test/*', '/blog/a')).toBe('https://x.test/a');
    expect(led('/blog/*', '/news', '/blog/a')).toBe('/news');
    expect(led('/blog/*', '/*', '/blog')).toBe('/');
  });

  it.each([
    '/blog//evil.test',
    '/blog/\\evil.test',
    '/blog/%2F%2Fevil.test',
    '/blog/%5Cevil.test',
    '/blog/..//evil.test',
  ])('never leads to another site: %s', (path) => {
    expect(headerAddress(led('/blog/*', '/*', path))).toMatch(/^\/(?!\/)/);
  });
});
