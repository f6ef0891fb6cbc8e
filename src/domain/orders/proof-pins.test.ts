import { expect, it } from 'vitest';
import { PROOF_STATUSES } from './proof';
import {
  changesReason,
  kitPage,
  movedPlace,
  pagePicture,
  pinInput,
  pinsForTeam,
  placeIn,
  takesPinNotes,
  takesPins,
  type ProofPin,
} from './proof-pins';

const HASH = 'a'.repeat(64);

const pin = (number: number, text: string, change: Partial<ProofPin> = {}): ProofPin => ({
  ...{ number, x: 0.5, y: 0.25, isResolved: false },
  page: { id: kitPage(HASH, 'netball-dress', 'back'), title: 'Home, dress, back' },
  notes: [{ author: 'Ada', byStaff: false, text, createdAt: '2026-11-30T10:00:00.000Z' }],
  ...change,
});

it('takes pins while a proof waits, and answers until the next one', () => {
  expect(PROOF_STATUSES.filter(takesPins)).toEqual(['waiting']);
  expect(PROOF_STATUSES.filter(takesPinNotes)).toEqual(['waiting', 'changes_requested']);
});

it('gives open pins as the reason for changes, after the comment', () => {
  const pins = [pin(1, 'Bigger numbers'), pin(2, 'Wrong red', { isResolved: true }), pin(3, 'No crest')];
  expect(changesReason('Please:', pins)).toBe(
    'Please:\n\n1. Home, dress, back: Bigger numbers\n3. Home, dress, back: No crest',
  );
  expect(changesReason('', pins)).toMatch(/^1\. Home/);
  expect(changesReason('', [pin(1, 'Done', { isResolved: true })])).toBe('');
});

it('cuts a reason that a decision cannot hold, and says where the rest is', () => {
  const reason = changesReason(
    '',
    Array.from({ length: 50 }, (_, index) => pin(index + 1, 'x'.repeat(1000))),
  );
  expect(reason.length).toBeLessThanOrEqual(2000);
  expect(reason).toMatch(/^1\. .*…\nAll notes are on the drawing\.$/s);
});

it('moves by the arrow keys, further with Shift, and never off the page', () => {
  expect(movedPlace({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 });
  expect(movedPlace({ x: 0.5, y: 0.5 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 });
  expect(movedPlace({ x: 0.05, y: 1 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 1 });
  expect(movedPlace({ x: 0.5, y: 1 }, 'ArrowDown', false)).toEqual({ x: 0.5, y: 1 });
  expect(movedPlace({ x: 0.5, y: 0.5 }, 'Enter', false)).toBeUndefined();
});

it('finds the place of a click whatever the size of the picture', () => {
  expect(placeIn({ left: 10, top: 20, width: 200, height: 400 }, { clientX: 60, clientY: 320 })).toEqual({
    x: 0.25,
    y: 0.75,
  });
});

it('shows a team staff’s notes without their names', () => {
  const answered = pin(1, 'Bigger', {
    notes: [
      { author: 'Ada', byStaff: false, text: 'Bigger', createdAt: '' },
      { author: 'Sam of the shop', byStaff: true, text: 'Done', createdAt: '' },
    ],
  });
  expect(pinsForTeam([answered])[0]?.notes.map(({ author }) => author)).toEqual(['Ada', null]);
});

it('draws a page by its id, and nothing for a file or an id of another form', () => {
  expect(pagePicture(kitPage(HASH, 'netball-dress', 'back'))).toContain(`/api/kits/pictures/${HASH}?`);
  for (const id of ['file', `${HASH}.cloak.back`, `${HASH}.netball-dress.inside`, ''])
    expect(pagePicture(id)).toBeUndefined();
});

it.each([{ x: -0.1 }, { y: 1.01 }, { x: Number.NaN }, { text: ' ' }, { text: 'x'.repeat(1001) }])(
  'refuses %j',
  (wrong) => {
    const input = { page: 'file', x: 0, y: 1, text: 'Fine' };
    expect([pinInput.safeParse(input).success, pinInput.safeParse({ ...input, ...wrong }).success]).toEqual([
      true,
      false,
    ]);
  },
);
