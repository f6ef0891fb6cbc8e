import { describe, expect, it } from 'vitest';
import { SESSION_LIFE_MINUTES, sessionEnd } from './session-end';

describe('the end of a payment session', () => {
  it('is 35 to 65 minutes ahead', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      const now = Date.UTC(2026, 0, 5, 12, minute, 59);
      const minutes = (sessionEnd(now) - now / 1000) / 60;
      expect(minutes).toBeGreaterThan(34);
      expect(minutes).toBeLessThanOrEqual(SESSION_LIFE_MINUTES);
    }
  });

  it('is the same within a half hour', () => {
    expect(sessionEnd(Date.UTC(2026, 0, 5, 12, 0, 0))).toBe(sessionEnd(Date.UTC(2026, 0, 5, 12, 29, 59)));
    expect(sessionEnd(Date.UTC(2026, 0, 5, 12, 29, 59))).not.toBe(sessionEnd(Date.UTC(2026, 0, 5, 12, 30, 0)));
  });
});
