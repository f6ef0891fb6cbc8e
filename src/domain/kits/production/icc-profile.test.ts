import { describe, expect, it } from 'vitest';
import { cmykProfile } from '../../../../tests/setup/cmyk-profile';
import { readIccProfile } from './icc-profile';

const good = await cmykProfile();
const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(good);
  change(bytes);
  return bytes;
};
const refusal = (bytes: Uint8Array) => {
  const read = readIccProfile(bytes);
  return read.ok ? undefined : read.message;
};

describe('readIccProfile', () => {
  it('names a printer’s profile for CMYK', () => {
    expect(readIccProfile(good)).toEqual({ ok: true, name: 'Chemical proof' });
  });

  it('names one of version 4 in its first language', () => {
    const text = Buffer.from('Étoffe\u202Eé', 'utf16le').swap16();
    const bytes = changed((copy) => {
      copy[8] = 4;
      const count = copy.readUInt32BE(128);
      for (let at = 132; at < 132 + 12 * count; at += 12)
        if (copy.toString('latin1', at, at + 4) === 'desc') {
          const from = copy.readUInt32BE(at + 4);
          copy.write('mluc', from, 'latin1');
          [0, 1, 12, 0, text.length, 28].forEach((value, index) => copy.writeUInt32BE(value, from + 4 + 4 * index));
          text.copy(copy, from + 28);
        }
    });
    expect(readIccProfile(bytes)).toMatchObject({ ok: true, name: expect.stringMatching(/^Étoffe/) });
  });

  it.each([
    ['no profile', Buffer.from('%PDF-1.7 and so on'.repeat(20)), 'not an ICC profile'],
    ['nothing', Buffer.alloc(0), 'not an ICC profile'],
    ['a cut one', good.subarray(0, good.length - 1), 'length is wrong'],
    ['version 5', changed((bytes) => (bytes[8] = 5)), 'version 2 or 4'],
    ['a screen’s', changed((bytes) => bytes.write('mntr', 12)), 'not a printer’s'],
    ['one for RGB', changed((bytes) => bytes.write('RGB ', 16)), 'for CMYK'],
    ['one that leads to CMYK', changed((bytes) => bytes.write('CMYK', 20)), 'lead nowhere'],
    ['one without tables', changed((bytes) => bytes.writeUInt32BE(0, 128)), 'lacks its tables'],
    ['four thousand million tags', changed((bytes) => bytes.writeUInt32BE(2 ** 32 - 1, 128)), 'lacks its tables'],
    ['a tag beyond its end', changed((bytes) => bytes.writeUInt32BE(good.length, 136)), 'lacks its tables'],
  ])('refuses %s', (_what, bytes, message) => {
    expect(refusal(bytes)).toContain(message);
  });
});
