import { describe, expect, it } from 'vitest';
import { backOfficePath, loginHref } from './back-office-path';

describe('backOfficePath', () => {
  it.each(['/admin/orders', '/admin/orders?search=a%26b&status=pending', '/admin/orders/6f7c7f5e-0000-4000-8000-1'])(
    'keeps %s',
    (path) => expect(backOfficePath(path)).toBe(path),
  );

  it.each([
    undefined,
    null,
    ['/admin/orders'],
    '',
    '/',
    '/shop',
    '/administrator',
    '/cms/pages',
    'admin/orders',
    'https://evil.test/admin/orders',
    '//evil.test/admin',
    '//evil.test/admin/orders',
    '/evil/admin/orders',
    '/admin/orders/<b>',
    '/\\evil.test/admin',
    '/admin/../../evil',
    '/admin/..//evil.test',
    '/admin/%2e%2e//evil.test',
    '/admin\\..\\..\\evil.test',
    '/admin/\t/evil.test',
    '/admin//evil.test@/../../..',
    'javascript:alert(1)//admin',
    '/admin',
    '/admin/login',
    '/admin/login?next=/admin/login',
  ])('sends %s home', (next) => expect(backOfficePath(next)).toBe('/admin/dashboard'));
});

it('asks to sign in and remembers the page', () => {
  expect(loginHref('/admin/orders?status=pending')).toBe('/admin/login?next=%2Fadmin%2Forders%3Fstatus%3Dpending');
  expect(loginHref('/admin/dashboard')).toBe('/admin/login');
});
