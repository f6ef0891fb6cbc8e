import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status';
import { reviewerName, reviewProblem } from './review';
import { reviewInput } from './review-input';

const sent = {
  product: '7b0c4b9e-5a0e-4f6e-9a37-0a1a5f6f0c11',
  rating: '4',
  authorName: 'Ada B.',
  title: '',
  body: '',
};

describe('a reviewer’s name', () => {
  it('is the first name with an initial', () => {
    expect(reviewerName({ firstName: 'Ada', lastName: 'byron' })).toBe('Ada B.');
    expect(reviewerName({ firstName: ' Ada ', lastName: ' ' })).toBe('Ada');
    expect(reviewerName({ firstName: 'A'.repeat(120), lastName: '𝒪kafor' })).toBe(`${'A'.repeat(57)} 𝒪.`);
  });
});

describe('reviewing', () => {
  it('waits for the delivery', () => {
    expect(ORDER_STATUSES.filter((status) => reviewProblem(status) === undefined)).toEqual(['delivered']);
  });

  it('takes whole stars, a name, and words or none', () => {
    expect(reviewInput.parse(sent)).toEqual({ product: sent.product, rating: 4, authorName: 'Ada B.' });
    expect(reviewInput.parse({ ...sent, title: ' Great \n kit ', body: 'One\r\ntwo' })).toMatchObject({
      title: 'Great kit',
      body: 'One\ntwo',
    });
  });

  it('says beside each field what is missing', () => {
    const wrong = reviewInput.safeParse({ ...sent, rating: '4.5', authorName: ' ', title: 'x'.repeat(121) });
    expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['rating', 'Please choose how many stars.'],
      ['authorName', 'Please enter the name to show.'],
      ['title', 'Please use at most 120 characters.'],
    ]);
    for (const rating of [undefined, null, '0', '6', '', 5]) {
      expect(reviewInput.safeParse({ ...sent, rating }).success, String(rating)).toBe(false);
    }
  });
});
