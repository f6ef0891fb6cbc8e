import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../../../tests/setup/for-all';
import { colorDifference } from '../palette/color-difference';
import { nearestThread, USUAL_THREADS, type Thread } from './threads';
import { checkThreads, parseThreadLines, readThreads, threadLines } from './threads-input';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const NAVY: Thread = { code: 'Madeira 1842', name: 'Navy', hex: '#14213f' };
const RED: Thread = { code: '1147', name: 'Red', hex: '#c8102e' };

describe('the nearest thread', () => {
  it('is no further from the colour than any other of the list', () =>
    forAll(hex, fc.uniqueArray(hex, { minLength: 1, maxLength: 12 }), (color, colors) => {
      const threads = colors.map((each, index) => ({ code: String(index), name: 'Thread', hex: each }));
      const found = colorDifference(color, nearestThread(color, threads).hex);
      expect(found).toBe(Math.min(...colors.map((each) => colorDifference(color, each))));
    }));

  it('comes from the list that is given, whatever another list answered before', () => {
    expect(nearestThread('#d3122b', USUAL_THREADS).name).toBe('Red');
    expect(nearestThread('#d3122b', [NAVY])).toBe(NAVY);
    expect(nearestThread('#d3122b', [NAVY, RED])).toBe(RED);
  });
});

describe('a list of threads', () => {
  it('is read as it is written, and as spreadsheets copy and save it', () => {
    expect(parseThreadLines(threadLines(USUAL_THREADS))).toEqual(USUAL_THREADS);
    expect(parseThreadLines('Madeira 1842\tNavy\t14213F\n\n"1147","Red","#C8102E"\r\n')).toEqual([NAVY, RED]);
    expect(parseThreadLines('1147; Red; warm; #c8102e')).toEqual([{ ...RED, name: 'Red; warm' }]);
  });

  it('is our own until the shop has one', () => {
    expect(readThreads(null)).toBe(USUAL_THREADS);
    expect(readThreads([])).toBe(USUAL_THREADS);
    expect(readThreads('broken')).toBe(USUAL_THREADS);
    expect(readThreads([NAVY])).toEqual([NAVY]);
  });

  it.each([
    [undefined, true],
    [[NAVY, RED], true],
    [[NAVY, { ...RED, code: 'MADEIRA 1842' }], 'Thread 2: MADEIRA 1842 is in line 1 already.'],
    [[NAVY, { ...RED, hex: '#14213F' }], 'Thread 2: #14213f is the colour in line 1 already.'],
    [[{ ...NAVY, hex: 'navy' }], 'Thread 1: Enter a colour as #rrggbb.'],
    [[{ ...NAVY, code: '' }], expect.stringContaining('Thread 1: Enter the maker’s code')],
    [[{ ...NAVY, name: '' }], 'Thread 1: Enter a name.'],
    [Array.from({ length: 601 }, () => NAVY), 'There can be at most 600 threads.'],
    ['Navy', expect.any(String)],
  ])('is checked, case %#', (value, answer) => expect(checkThreads(value)).toEqual(answer));
});
