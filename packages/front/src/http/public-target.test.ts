import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { publicTarget, renderedQuery } from './public-target';

const queryOf = (path: string) =>
  path.startsWith('/staff')
    ? undefined
    : (query: string) => {
        const reviews = new URLSearchParams(query).get('reviews');
        return reviews === null ? '' : `reviews=${reviews}`;
      };
const shown = (url: string, { method = 'GET', rsc }: { method?: string; rsc?: string } = {}) =>
  publicTarget({ method, url, headers: { rsc } } as unknown as IncomingMessage, queryOf);

const ID = '6f1c9d1e-0a4b-4c9e-9b7a-2f3d4e5a6b7c';

describe('the address that the application sees', () => {
  it('has the parameters that count, unless it is not public', () => {
    expect(shown('/?utm_source=x&gclid=1')).toBe('/');
    expect(shown('/product/kit?utm_medium=email&reviews=2')).toBe('/product/kit?reviews=2');
    expect(shown('/staff?x=1')).toBe('/staff?x=1');
  });

  it('is what was sent where something is changed', () => {
    expect(shown('/about?utm_source=x', { method: 'POST' })).toBe('/about?utm_source=x');
    expect(shown('/about?utm_source=x', { method: 'HEAD' })).toBe('/about');
  });

  it('has one way to write a path', () => {
    expect(shown('//about')).toBe('/about');
    expect(shown('/%61b%6Fut')).toBe('/about');
    expect(shown('/caf%c3%a9')).toBe('/caf%C3%A9');
    expect(shown('/a%2fb')).toBe('/a%2Fb');
    expect(shown('/a%252Fb')).toBe('/a%252Fb');
    expect(shown(`/product/${ID.toUpperCase()}`)).toBe(`/product/${ID}`);
    expect(shown(`/order/X${ID.toUpperCase()}`)).toBe(`/order/X${ID.toUpperCase()}`);
  });

  it('keeps Next’s own parameter for navigations, and for nothing else', () => {
    expect(shown('/about?utm_source=x&_rsc=1a2', { rsc: '1' })).toBe('/about?_rsc=1a2');
    expect(shown('/product/kit?_rsc=1a2&reviews=2', { rsc: '1' })).toBe('/product/kit?reviews=2&_rsc=1a2');
    expect(shown('/about?_rsc=1a2')).toBe('/about');
  });
});

it('the query that was rendered leaves out what Next adds', () => {
  expect(['/about', '/about?_rsc=1', '/product/kit?reviews=2&_rsc=1'].map(renderedQuery)).toEqual([
    '',
    '',
    'reviews=2',
  ]);
});
