import { describe, expect, it } from 'vitest';
import { cmsLoginHref, cmsPath } from './cms-path';

describe('where signing in leads', () => {
  it.each(['/cms/pages', '/cms/pages?status=draft', '/cms/collections/pages/1', '/cms-preview/1?version=2'])(
    'is %s where that was asked for',
    (path) => {
      expect(cmsPath(path)).toBe(path);
      expect(cmsLoginHref(path)).toBe(`/cms/login?${new URLSearchParams({ next: path })}`);
    },
  );

  it.each([
    'https://elsewhere.test/cms/pages',
    '//elsewhere.test/cms/pages',
    'cms/pages',
    '/elsewhere/cms/pages',
    '/cms/pages/<b>',
    '/\\elsewhere.test',
    '/cms/../admin/orders',
    '/cms/%2e%2e/admin',
    '/admin/orders',
    '/cms/login',
    '/cms/login?next=/cms/login',
    '/cms/logout',
    '/cms/logout/',
    '/cms/logout-inactivity?redirect=/cms/logout',
    ['/cms/pages'],
    undefined,
  ])('is the dashboard instead of %j', (path) => {
    expect(cmsPath(path)).toBe('/cms/dashboard');
  });

  it('need not be said where it is the dashboard', () => {
    expect(cmsLoginHref('/cms/dashboard')).toBe('/cms/login');
  });
});
