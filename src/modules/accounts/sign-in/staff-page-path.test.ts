import { describe, expect, it } from 'vitest';
import { staffPagePath } from './staff-page-path';

describe('the page an action was called from', () => {
  it('is a page of back office or CMS, with its query', () => {
    expect(staffPagePath('http://shop.test/cms/profile')).toBe('/cms/profile');
    expect(staffPagePath('http://shop.test/admin/settings?tab=security')).toBe('/admin/settings?tab=security');
    expect(staffPagePath('http://shop.test/admin/orders/new')).toBe('/admin/orders/new');
    expect(staffPagePath('http://shop.test/cms')).toBe('/cms');
  });

  it('is the entrance for everything else, so that nobody is led away', () => {
    for (const referrer of [null, '', 'nonsense', 'http://shop.test/', 'http://shop.test/administrator']) {
      expect(staffPagePath(referrer)).toBe('/admin');
    }
    expect(staffPagePath('http://evil.test//evil.test/admin')).toBe('/admin');
  });
});
