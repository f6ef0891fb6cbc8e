import { describe, expect, it } from 'vitest';
import { fileFault, MAX_PICTURE_BYTES, titleOfFile } from './media';

describe('a chosen file', () => {
  it('is not sent where it could not be taken', () => {
    expect(fileFault({ size: 1, type: 'image/avif' })).toBeUndefined();
    expect(fileFault({ size: MAX_PICTURE_BYTES, type: '' })).toBeUndefined();
    expect(fileFault({ size: MAX_PICTURE_BYTES + 1, type: 'image/png' })).toMatch(/25 MB/);
    expect(fileFault({ size: 0, type: 'image/png' })).toMatch(/empty/);
    expect(fileFault({ size: 1, type: 'image/svg+xml' })).toMatch(/not a picture/);
  });

  it('gives its name to the picture, without what only machines read', () => {
    expect(titleOfFile('away_kit-2026.final.JPEG')).toBe('away kit 2026.final');
    expect(titleOfFile('.png')).toBe('');
    expect(titleOfFile('x'.repeat(300))).toHaveLength(200);
  });
});
