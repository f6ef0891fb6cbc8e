import { expect, it } from 'vitest';
import { pageToReturnTo } from './BackButton';

const shop = 'https://shop.test';

it.each([
  ['https://shop.test/cms/dashboard', '/cms/dashboard'],
  ['https://shop.test/cms/pages?status=draft', '/cms/pages?status=draft'],
  ['https://shop.test/cms/pages/new', '/cms/pages'],
  ['https://shop.test/cms/login?next=/cms/pages/1', '/cms/pages'],
  ['https://shop.test/shop', '/cms/pages'],
  ['https://evil.test/cms/dashboard', '/cms/pages'],
  ['', '/cms/pages'],
])('leads from %j back to %s', (referrer, path) => expect(pageToReturnTo(referrer, shop)).toBe(path));
