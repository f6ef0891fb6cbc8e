import { describe, expect, it } from 'vitest';
import { answerProblem, quoteState } from './quote-state';

const sent = { status: 'sent', sentVersion: 2, expiresOn: '2026-11-30' } as const;

describe('a quote that was sent', () => {
  it('can be answered to the end of its last day, and has then expired', () => {
    expect([quoteState(sent, '2026-11-30'), quoteState(sent, '2026-12-01')]).toEqual(['sent', 'expired']);
    expect(answerProblem(sent, 2, '2026-11-30')).toBeUndefined();
    expect(answerProblem(sent, 2, '2026-12-01')?.code).toBe('expired');
  });

  it('can be answered in its newest version, once', () => {
    expect(answerProblem(sent, 1, '2026-11-30')?.code).toBe('conflict');
    expect(answerProblem({ ...sent, status: 'accepted' }, 2, '2026-12-01')?.code).toBe('closed');
    expect(answerProblem({ ...sent, status: 'declined' }, 2, '2026-11-30')?.code).toBe('closed');
  });
});

it('a draft does not expire', () => {
  expect(quoteState({ status: 'draft', expiresOn: '2026-11-30' }, '2026-12-01')).toBe('draft');
});
