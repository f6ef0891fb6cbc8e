import { describe, expect, it } from 'vitest';
import { describeDatabaseError } from './describe-database-error';

const failed = (code: string) => Object.assign(new Error('secret detail'), { code });
const statusOf = (error: unknown) => describeDatabaseError(error)?.status;

describe('describeDatabaseError', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300'])(
    'says that the database is away: %s',
    (code) =>
      expect(describeDatabaseError(failed(code))).toEqual({ status: 503, message: 'The database is not responding.' }),
  );

  it('tells a database’s socket that is away from a file that is', () => {
    const missing = (address: string) => Object.assign(failed('ENOENT'), { address });
    expect(statusOf(missing('/var/data/postgres/.s.PGSQL.5432'))).toBe(503);
    expect(statusOf(missing('/var/run/mail.sock'))).toBeUndefined();
  });

  it('tells a pooler that refuses us from a statement that breaks the protocol', () => {
    expect(statusOf(Object.assign(failed('08P01'), { severity: 'FATAL' }))).toBe(503);
    expect(statusOf(Object.assign(failed('08P01'), { severity: 'ERROR' }))).toBeUndefined();
  });

  it('takes a server that only reads, as a primary that has been replaced, for one that is away', () =>
    expect(statusOf(failed('25006'))).toBe(503));

  it.each(['40P01', '40001', '55P03', '57014', '25P03'])('says that it is busy: %s', (code) =>
    expect(describeDatabaseError(failed(code))).toEqual({
      status: 503,
      message: 'The database is busy. Please try again.',
    }),
  );

  it.each([
    ['22P02', 422],
    ['22003', 422],
    ['22021', 422],
    ['23503', 409],
    ['23505', 409],
    ['23514', 422],
  ])('blames the sender where it was the sender: %s', (code, status) => expect(statusOf(failed(code))).toBe(status));

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('says that the disk is full: %s', (code) =>
    expect(describeDatabaseError(new Error('Failed query', { cause: failed(code) }))).toEqual({
      status: 507,
      message: 'There is no room left on the disk: nothing was saved. Please tell the people who run this site.',
    }),
  );

  it('looks through wrappers, as drizzle’s', () => {
    expect(statusOf(new Error('Failed query', { cause: failed('23505') }))).toBe(409);
    expect(statusOf(new Error('x', { cause: new Error('timeout exceeded when trying to connect') }))).toBe(503);
  });

  it('knows nothing of our own bugs', () => {
    expect(describeDatabaseError(new TypeError('x is not a function'))).toBeUndefined();
    expect(describeDatabaseError(undefined)).toBeUndefined();
  });
});
