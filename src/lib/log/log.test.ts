import { mkdtempSync, readFileSync, rmSync, statSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogFile } from './log-file';
import { describeError, withoutSecrets } from './log-redaction';

describe('LogFile', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kitroom-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps the newest lines in memory and in files, and never more than it may', () => {
    const file = new LogFile({ folder, maxBytes: 100, maxFiles: 3, maxLines: 5 });
    for (let index = 0; index < 60; index += 1) {
      file.write(`line ${index} ${'x'.repeat(20)}\n`);
      expect(file.flush()).toBe(true);
    }
    expect(file.recent()).toHaveLength(5);
    const [newest, ...older] = file.files();
    expect(readFileSync(newest!, 'utf8')).toContain('line 59');
    expect(older).toHaveLength(2);
    for (const name of file.files()) expect(statSync(name).size).toBeLessThan(200);
    expect(existsSync(path.join(folder, 'kitroom.3.log'))).toBe(false);
  });

  it('goes on in memory where it cannot write', () => {
    const file = new LogFile({ folder: '/dev/null/logs' });
    file.write('line\n');
    expect(file.flush()).toBe(false);
    expect(file.recent()).toEqual(['line\n']);
    expect(new LogFile({}).files()).toEqual([]);
  });
});

describe('what is logged of an error', () => {
  it('is where it happened and why, without the values that led to it', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ada@x.test)' });
    const error = Object.assign(new Error('Failed query: insert into t\nparams: ada@x.test,hunter2', { cause }), {
      params: ['hunter2'],
    });
    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain('Failed query: insert into t');
    expect(logged).toContain('23505');
    expect(logged).toContain('log.test.ts');
    expect(logged).not.toMatch(/hunter2|ada@x\.test/);
  });

  it.each([
    ['postgres://kitroom:hunter2@127.0.0.1:5432/kitroom', 'postgres://kitroom:…@127.0.0.1:5432/kitroom'],
    ['JWT eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.abc-def', 'JWT [token]'],
    ['Authorization: Bearer abcdefghijkl', 'Authorization: [token]'],
    ['key sk_test_1234567890', 'key [key]'],
  ])('holds no secret: %s', (text, clean) => expect(withoutSecrets(text)).toBe(clean));

  it('says in one line that the disk is full, without the place in the program', () => {
    const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    expect(describeError(new Error('Failed query: select 1', { cause: full }))).toEqual({
      type: 'Error',
      message: 'No room left on the disk: could not extend file: No space left on device',
    });
  });
});
