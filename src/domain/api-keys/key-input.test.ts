import { describe, expect, it } from 'vitest';
import { keyInput, mayCallFrom } from './key-input';

const problems = (typed: object, kind: 'staff' | 'teams' = 'staff') =>
  (
    keyInput(kind).safeParse({ name: 'Stock', scopes: ['orders:read'], password: 'x', ...typed }).error?.issues ?? []
  ).map(({ path }) => path.join('.'));

describe('a key', () => {
  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no scopes', { scopes: [] }, 'scopes'],
    ['a scope that there is not', { scopes: ['orders:delete'] }, 'scopes.0'],
    ['accounts', { scopes: ['admin-users:read'] }, 'scopes.0'],
    ['keys', { scopes: ['api-keys:create'] }, 'scopes.0'],
    ['a day that is past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['no time', { expiresAt: 'soon' }, 'expiresAt'],
    ['no address', { addresses: ['192.0.2.0/33'] }, 'addresses.0'],
  ])('is refused with %s', (_what, typed, path) => expect(problems(typed)).toEqual([path]));

  it('of a team has the scopes of teams alone', () => {
    expect(problems({ scopes: ['orders:read'] }, 'teams')).toEqual(['scopes.0']);
    expect(problems({ scopes: ['team-orders:create'] }, 'teams')).toEqual([]);
    expect(problems({ scopes: ['team-orders:create'] })).toEqual(['scopes.0']);
  });

  it('holds each scope once, and what everyone may do beside none', () => {
    const scopesOf = (scopes: string[]) => keyInput('staff').parse({ name: 'Stock', scopes, password: '' }).scopes;
    expect(scopesOf(['public', 'orders:read', 'orders:read'])).toEqual(['orders:read']);
    expect(scopesOf(['public'])).toEqual(['public']);
  });
});

it.each([
  [[], '192.0.2.1', true],
  [['192.0.2.1'], '192.0.2.1', true],
  [['192.0.2.1'], '192.0.2.2', false],
  [['192.0.2.0/24', '2001:db8::/32'], '192.0.2.200', true],
  [['192.0.2.0/24', '2001:db8::/32'], '2001:db8:1::1', true],
  [['192.0.2.0/24', '2001:db8::/32'], '2001:db9::1', false],
  [['192.0.2.0/24'], 'unknown', false],
])('with addresses %j is used from %s: %s', (addresses, caller, may) =>
  expect(mayCallFrom(addresses, caller)).toBe(may),
);
