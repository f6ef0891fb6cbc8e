import { describe, expect, it } from 'vitest';
import { safePicture } from '@/domain/pages/safe-address';
import { securityHeaders } from './security-headers';

const policy = (name: string) =>
  new Map(securityHeaders({ publicUrl: 'https://shop.test', dev: false }))
    .get('Content-Security-Policy')
    ?.split('; ')
    .map((rule) => rule.split(' '))
    .find(([rule]) => rule === name);

describe('the content security policy', () => {
  it('shows the pictures of other sites that editors may give the address of', () => {
    expect(safePicture('https://elsewhere.test/kit.jpg')).toBeDefined();
    expect(policy('img-src')).toEqual(['img-src', "'self'", 'https:', 'data:', 'blob:']);
  });

  it('lets nothing else of other sites in', () => {
    expect(policy('default-src')).toEqual(['default-src', "'self'"]);
    expect(policy('script-src')).toEqual(['script-src', "'self'", "'unsafe-inline'"]);
    expect(policy('connect-src')).toEqual(['connect-src', "'self'"]);
  });

  it('allows evaluated code and web sockets in development only', () => {
    const rules = (dev: boolean) => JSON.stringify(securityHeaders({ publicUrl: 'http://x', dev }));
    expect(rules(false)).not.toMatch(/unsafe-eval|ws:/);
    expect(rules(true)).toMatch(/unsafe-eval.*ws:/);
  });
});

it('promise https only where the shop is reached by it', () => {
  const names = (publicUrl: string) => securityHeaders({ publicUrl, dev: false }).map(([name]) => name);
  expect(names('http://127.0.0.1:3000')).not.toContain('Strict-Transport-Security');
  expect(names('https://shop.test')).toContain('Strict-Transport-Security');
});
