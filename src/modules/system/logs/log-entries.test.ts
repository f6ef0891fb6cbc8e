import { describe, expect, it } from 'vitest';
import { matchesLog, parseLogFilters, parseLogLine } from './log-entries';

const line = JSON.stringify({ level: 40, time: 1_700_000_000_000, url: '/shop', msg: 'request was slow' });

describe('a line of the log', () => {
  it('is read', () => {
    expect(parseLogLine(line)).toEqual({
      level: 'warn',
      time: '2023-11-14T22:13:20.000Z',
      message: 'request was slow',
      details: { url: '/shop' },
    });
    expect(parseLogLine('{"level":60,"time":1,"err":{"message":"Gone"}}')).toMatchObject({
      level: 'error',
      message: 'Gone',
    });
  });

  it.each(['', 'plain text', '{"level":30', '{"level":30,"msg":"no time"}'])('may be none: %s', (text) =>
    expect(parseLogLine(text)).toBeUndefined(),
  );

  it('is found by level and words', () => {
    const entry = parseLogLine(line)!;
    const found = (level: string, search: string) =>
      matchesLog(entry, parseLogFilters(new URLSearchParams({ level, search })));
    expect([found('all', ''), found('warn', ''), found('info', 'SLOW /shop')]).toEqual([true, true, true]);
    expect([found('error', ''), found('all', 'slow checkout')]).toEqual([false, false]);
    expect(found('loud', '')).toBe(true);
  });
});
