import { describe, expect, it } from 'vitest';
import { portalLoginHref, portalPath } from './portal-path';

describe('portalPath', () => {
  it.each([
    '/teamwear-portal',
    '/teamwear-portal/roster',
    '/teamwear-portal/orders/0f8fad5b-d9cb-469f-a165-70867728950e?from=mail',
  ])('keeps %s', (path) => {
    expect(portalPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'https://evil.test/teamwear-portal/roster',
    '//evil.test/teamwear-portal/roster',
    'teamwear-portal/roster',
    '/evil/teamwear-portal/roster',
    ['/teamwear-portal/roster'],
    '/teamwear-portal/../admin',
    '/teamwear-portal-evil',
    '/teamwear-portal//evil.test',
    '/admin/orders',
    '/teamwear-portal/\\evil',
  ])('does not go to %s', (path) => {
    expect(portalPath(path)).toBe('/teamwear-portal');
  });
});

describe('portalLoginHref', () => {
  it('leads back', () => {
    expect(portalLoginHref('/teamwear-portal/roster')).toBe('/teamwear-portal?next=%2Fteamwear-portal%2Froster');
    expect(portalLoginHref('/teamwear-portal')).toBe('/teamwear-portal');
  });
});
