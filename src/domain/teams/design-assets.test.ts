import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASSET_EXTENSIONS,
  ASSET_UPLOAD,
  ASSET_TYPES,
  assetExtension,
  assetFormat,
  assetSize,
  fitsQuota,
  suggestedAssetName,
  usageText,
} from './design-assets';
import { uploadFault } from '../text/uploads';
import { assetChangesInput, assetListInput, assetUploadInput } from './design-assets-input';
import * as messages from './design-assets-messages';
import { forAll } from '../../../tests/setup/for-all';

const MB = 1024 * 1024;

describe('a design asset', () => {
  it('is of the types and formats that were ordered', () => {
    expect(ASSET_TYPES).toEqual(['logo', 'sponsor', 'guide', 'template']);
    expect(ASSET_EXTENSIONS).toEqual(['png', 'jpg', 'jpeg', 'svg', 'pdf', 'ai', 'eps']);
    expect(ASSET_EXTENSIONS.map(assetFormat)).toEqual(['PNG', 'JPG', 'JPEG', 'SVG', 'PDF', 'AI', 'EPS']);
  });

  it.each([
    [1.4 * MB, '1.4 MB'],
    [25 * MB, '25.0 MB'],
    [0.96 * MB, '1.0 MB'],
    [1, '0.1 MB'],
  ])('of %d bytes reads %s', (bytes, text) => expect(assetSize(bytes)).toBe(text));

  it.each([
    ['crest.png', 'png'],
    ['Crest.JPEG', 'jpeg'],
    ['a.b.EPS ', 'eps'],
    ['crest.png.exe', undefined],
    ['crest', undefined],
    ['png', undefined],
    ['crest.pngx', undefined],
    ['crest.png\0.exe', undefined],
  ])('named %j has the extension %s', (name, extension) => expect(assetExtension(name)).toBe(extension));

  it.each([
    ['Northside_crest-2024.png', 'Northside crest 2024'],
    ['C:\\fakepath\\crest.svg', 'crest'],
    ['../../etc/passwd.pdf', 'passwd'],
    ['.png', ''],
    [`${'x'.repeat(300)}.ai`, 'x'.repeat(160)],
  ])('from the file %j is called %j', (file, name) => expect(suggestedAssetName(file)).toBe(name));

  it('has a message for what is refused by name or size', () => {
    expect(uploadFault(ASSET_UPLOAD, { name: 'crest.png', size: 25 * MB })).toBeUndefined();
    expect(uploadFault(ASSET_UPLOAD, { name: 'crest.png', size: 25 * MB + 1 })).toMatch(/at most 25 MB/);
    expect(uploadFault(ASSET_UPLOAD, { name: 'crest.png', size: 0 })).toMatch(/empty/);
    expect(uploadFault(ASSET_UPLOAD, { name: 'crest.gif', size: 5 })).toBe(
      'This type of file is not accepted. Use PNG, JPG, JPEG, SVG, PDF, AI or EPS.',
    );
  });
});

describe('the quota', () => {
  it('reads as megabytes', () => {
    expect(usageText({ usedBytes: 12.4 * MB, quotaMb: 500 })).toBe('12.4 of 500 MB used');
    expect(usageText({ usedBytes: 0, quotaMb: 500 })).toBe('0.0 of 500 MB used');
  });

  it('may be filled to the last byte and no further', () => {
    forAll(fc.nat(500 * MB), (usedBytes) => {
      const usage = { usedBytes, quotaMb: 500 };
      expect(fitsQuota(usage, 500 * MB - usedBytes)).toBe(true);
      expect(fitsQuota(usage, 500 * MB - usedBytes + 1)).toBe(false);
    });
  });
});

describe('what is sent', () => {
  it('needs a name', () => {
    for (const name of ['', '  \n', '\0', undefined]) {
      const { error } = assetUploadInput.safeParse({ name, type: 'logo' });
      expect(error?.issues[0]?.message).toBe('Please provide a name and select a file.');
    }
    expect(assetUploadInput.parse({ name: ' Our\tcrest\0 ' })).toEqual({
      name: 'Our crest',
      type: 'logo',
      description: '',
    });
  });

  it('is of a known type, and a change changes something', () => {
    expect(assetUploadInput.safeParse({ name: 'x', type: 'virus' }).success).toBe(false);
    expect(assetChangesInput.safeParse({}).success).toBe(false);
    expect(assetChangesInput.safeParse({ isActive: false }).success).toBe(false);
    expect(assetChangesInput.parse({ description: ' a\r\nb ' })).toEqual({ description: 'a\nb' });
  });

  it('asks for a list by whatever makes sense', () => {
    expect(assetListInput.parse({ type: 'nonsense', q: 7, after: 'x' })).toEqual({
      q: '',
      type: undefined,
      after: undefined,
    });
    const id = '0b5c2b56-6a0e-4d0c-9a5e-2f4b8f1f7a11';
    expect(assetListInput.parse({ type: 'guide', after: `2026-01-02T03:04:05.678Z_${id}` })).toEqual({
      type: 'guide',
      q: '',
      after: { createdAt: '2026-01-02T03:04:05.678Z', id },
    });
  });
});

it('speaks in the words that were ordered', () => {
  const texts = Object.values(messages).map(({ title, description }) => `${title}: ${description}`);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Error Loading Assets: Failed to load design assets. Please refresh the page.',
      'Incomplete Upload: Please provide a name and select a file.',
      'Upload Failed: Failed to upload asset. Please try again.',
      'Delete Failed: Failed to delete asset. Please try again.',
      'Preview Unavailable: This asset cannot be previewed.',
    ]),
  );
  expect(texts).toHaveLength(5);
});
