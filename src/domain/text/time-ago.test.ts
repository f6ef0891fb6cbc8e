import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (iso: string) => timeAgo(new Date(iso), now);

describe('how long ago', () => {
  it('is said in the largest whole unit', () => {
    expect(ago('2026-11-21T10:00:00Z')).toBe('2 hours ago');
    expect(ago('2026-11-21T10:00:01Z')).toBe('1 hour ago');
    expect(ago('2026-11-20T12:00:00Z')).toBe('1 day ago');
    expect(ago('2026-11-19T11:00:00Z')).toBe('2 days ago');
    expect(ago('2026-11-10T12:00:00Z')).toBe('1 week ago');
    expect(ago('2026-09-20T12:00:00Z')).toBe('2 months ago');
    expect(ago('2024-11-20T12:00:00Z')).toBe('2 years ago');
    expect(ago('2026-11-21T11:59:00Z')).toBe('1 minute ago');
  });

  it('is just now within a minute, and for what a clock ahead has written', () => {
    expect(ago('2026-11-21T11:59:01Z')).toBe('just now');
    expect(ago('2026-11-21T12:00:30Z')).toBe('just now');
  });
});
