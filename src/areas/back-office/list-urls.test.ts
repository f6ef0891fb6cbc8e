import { describe, expect, it } from 'vitest';
import { customersHref, parseCustomerFilters } from './customers/customer-filters';
import { inboxHref, inquiryHref, parseInquiryFilters } from './inbox/inquiry-filters';
import { parseReviewFilters, reviewsHref } from './reviews/review-filters';

const query = (text: string) => new URLSearchParams(text);

describe('the URLs of inbox, customers and reviews', () => {
  it('say what is asked for, and nothing of what is usual', () => {
    for (const text of ['', 'search=ada+%26+co&kind=quote&status=new', 'status=closed']) {
      expect(inboxHref(parseInquiryFilters(query(text)))).toBe(text ? `/admin/inbox?${text}` : '/admin/inbox');
    }
    expect(inquiryHref('1', parseInquiryFilters(query('kind=quote')))).toBe('/admin/inbox/1?kind=quote');
    expect(customersHref(parseCustomerFilters(query('sort=spent')))).toBe('/admin/customers?sort=spent');
    expect(reviewsHref(parseReviewFilters(query('stars=1&status=hidden')))).toBe(
      '/admin/reviews?stars=1&status=hidden',
    );
  });

  it('are no filter where they say nothing there is', () => {
    expect(parseInquiryFilters(query('kind=spam&status=x&search=%00%20'))).toEqual({
      search: '',
      kind: 'all',
      status: 'all',
    });
    expect(parseCustomerFilters(query('sort=age'))).toEqual({ search: '', sort: 'newest' });
    expect(parseReviewFilters(query('stars=6'))).toEqual({ search: '', stars: 'all', status: 'all' });
    expect(parseInquiryFilters(query(`search=${'x'.repeat(300)}`)).search).toHaveLength(100);
  });
});
