import { describe, expect, it } from 'vitest';
import { LIBRARY_UPLOAD, MAX_PICTURE_BYTES, PICTURE_UPLOAD, titleOfFile } from './media';
import { uploadFault, type ChosenFile } from '../text/uploads';

const fileFault = (file: ChosenFile) => uploadFault(PICTURE_UPLOAD, file);
const libraryFault = (file: ChosenFile) => uploadFault(LIBRARY_UPLOAD, file);

describe('a chosen file', () => {
  it('is not sent where it could not be taken', () => {
    expect(fileFault({ name: '', size: 1, type: 'image/avif' })).toBeUndefined();
    expect(fileFault({ name: '', size: MAX_PICTURE_BYTES, type: '' })).toBeUndefined();
    expect(fileFault({ name: '', size: MAX_PICTURE_BYTES + 1, type: 'image/png' })).toMatch(/25 MB/);
    expect(fileFault({ name: '', size: 0, type: 'image/png' })).toMatch(/empty/);
    expect(fileFault({ name: '', size: 1, type: 'image/svg+xml' })).toMatch(/not accepted/);
    expect(fileFault({ name: '', size: 1, type: 'application/pdf' })).toMatch(/not accepted/);
    expect(libraryFault({ name: '', size: 1, type: 'application/pdf' })).toBeUndefined();
    expect(libraryFault({ name: '', size: 1, type: 'image/svg+xml' })).toMatch(/GIF or PDF/);
  });

  it('gives its name to the picture, without what only machines read', () => {
    expect(titleOfFile('away_kit-2026.final.JPEG')).toBe('away kit 2026.final');
    expect(titleOfFile('.png')).toBe('');
    expect(titleOfFile('x'.repeat(300))).toHaveLength(200);
  });
});
