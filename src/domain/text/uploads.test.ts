import { describe, expect, it } from 'vitest';
import { ASSET_UPLOAD } from '../teams/design-assets';
import { INQUIRY_UPLOAD } from '../inquiries/inquiry-files';
import { LOGO_FILE } from '../kits/pictures/logo-upload';
import { PICTURE_UPLOAD } from '../pages/media';
import { PROOF_UPLOAD } from '../orders/proof';
import { acceptOf, uploadFault, uploadHint, type UploadRule } from './uploads';

const MB = 1024 * 1024;
const file = (name: string, size = 1, type = '') => ({ name, size, type });

it.each([
  [PROOF_UPLOAD, 'PNG, JPEG or PDF, up to 25 MB'],
  [ASSET_UPLOAD, 'PNG, JPG, JPEG, SVG, PDF, AI or EPS, up to 25 MB (SVG 2 MB)'],
  [INQUIRY_UPLOAD, 'PNG, JPG, JPEG, SVG, PDF, AI or EPS, up to 10 MB (SVG 2 MB)'],
  [LOGO_FILE, 'PNG, JPG, WebP, SVG, PDF, AI or EPS, up to 10 MB'],
  [PICTURE_UPLOAD, 'PNG, JPEG, WebP, AVIF or GIF, up to 25 MB'],
])('tells its limits beforehand: %#', (rule, hint) => expect(uploadHint(rule)).toBe(hint));

describe('a file', () => {
  it('of up to the limit is taken, a larger or an empty one is not', () => {
    expect(uploadFault(PROOF_UPLOAD, file('kit.pdf', 25 * MB))).toBeUndefined();
    expect(uploadFault(PROOF_UPLOAD, file('kit.pdf', 25 * MB + 1))).toBe(
      'This file is too large. A file can be at most 25 MB.',
    );
    expect(uploadFault(ASSET_UPLOAD, file('crest.svg', 2 * MB))).toBeUndefined();
    expect(uploadFault(ASSET_UPLOAD, file('Crest.SVG', 2 * MB + 1))).toBe(
      'This file is too large. An SVG can be at most 2 MB.',
    );
    expect(uploadFault(PROOF_UPLOAD, file('kit.pdf', 0))).toBe('This file is empty.');
  });

  it.each([
    [PROOF_UPLOAD, file('Kit.JPEG'), true],
    [PROOF_UPLOAD, file('kit.psd'), false],
    [PROOF_UPLOAD, file('pdf'), false],
    [PICTURE_UPLOAD, file('kit', 1, 'image/png'), true],
    [PICTURE_UPLOAD, file('kit.avif'), true],
    [PICTURE_UPLOAD, file('kit.svg', 1, 'image/svg+xml'), false],
  ])('is known by its extension or its type: %#', (rule: UploadRule, chosen, isTaken) => {
    expect(uploadFault(rule, chosen)).toBe(
      isTaken ? undefined : `This type of file is not accepted. Use ${rule.formats}.`,
    );
  });
});

it('offers the browser what it takes', () => expect(acceptOf(PROOF_UPLOAD)).toBe('.png,.jpg,.jpeg,.pdf'));
