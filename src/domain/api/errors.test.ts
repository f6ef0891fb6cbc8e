import { describe, expect, it } from 'vitest';
import answers from '@/modules/api/reference/answers.json';
import { API_ERRORS, codeOfStatus, errorType, statusOf } from './errors';

describe('the codes of errors', () => {
  it('are stable names with a status of errors, sorted by it', () => {
    const codes = Object.entries(API_ERRORS);
    expect(codes.filter(([code]) => !/^[a-z]+(?:_[a-z]+)*$/.test(code))).toEqual([]);
    const statuses = codes.map(([, { status }]) => status as number);
    expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 507]);
  });

  it.each([
    [400, 'bad_request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [405, 'method_not_allowed'],
    [409, 'conflict'],
    [412, 'precondition_failed'],
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [416, 'range_not_satisfiable'],
    [422, 'invalid'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [502, 'internal'],
    [503, 'unavailable'],
    [507, 'disk_full'],
  ] as const)('name a failure of status %i without a code of its own %s', (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
    if (status !== 502) expect(statusOf(code)).toBe(status);
  });

  it('lead to their description, and those of our own screens nowhere', () => {
    expect(errorType('out_of_stock')).toBe('/developers/errors#out_of_stock');
    expect([errorType('offline'), errorType('constructor')]).toEqual([undefined, undefined]);
    expect(statusOf('not_possible')).toBe(422);
  });

  it('hold each that a route for other programs answers', () => {
    const answered = Object.entries(answers.routes).flatMap(([route, { refusals }]) =>
      Object.values(refusals as Record<string, { codes: string[] }>).flatMap(({ codes }) =>
        codes.map((code) => ({ route, code })),
      ),
    );
    expect(answered.length).toBeGreaterThan(60);
    expect(answered.filter(({ code }) => errorType(code) === undefined)).toEqual([]);
  });
});
