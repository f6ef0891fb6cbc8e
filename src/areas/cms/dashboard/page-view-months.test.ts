import { describe, expect, it } from 'vitest';
import { applyShopFormat } from '@/domain/text/shop-format';
import { viewMonths, viewsChange } from './page-view-months';

const days = (iso: string) => Object.values(viewMonths(new Date(iso))).map((date) => date.toISOString().slice(0, 10));

describe('the month of page views', () => {
  it('is compared with the same days of the month before', () => {
    expect(days('2026-11-21T23:59:00Z')).toEqual(['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21']);
    expect(days('2026-01-05T00:00:00Z')).toEqual(['2026-01-01', '2026-01-05', '2025-12-01', '2025-12-05']);
  });

  it('ends with a shorter month where that has fewer days', () => {
    expect(days('2026-03-31T12:00:00Z')).toEqual(['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28']);
  });

  it('is the shop’s at 23:30 UTC on the last of June', () => {
    applyShopFormat({ timeZone: 'Europe/London' });
    expect(days('2026-06-30T23:30:00Z')).toEqual(['2026-07-01', '2026-07-01', '2026-06-01', '2026-06-01']);
    applyShopFormat({});
  });

  it('tells the change in per cent, and nothing where there was nothing', () => {
    expect(viewsChange(115, 100)).toBe('+15% this month');
    expect(viewsChange(50, 100)).toBe('-50% this month');
    expect(viewsChange(100, 100)).toBe('+0% this month');
    expect(viewsChange(10, 0)).toBeUndefined();
  });
});
