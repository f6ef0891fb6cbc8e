import { describe, expect, it } from 'vitest';
import { documentAddress, ownPicture } from './rich-text-address';

describe('documentAddress', () => {
  it.each([
    ['pages', '/size-guides'],
    ['products', '/product/size-guides'],
    ['categories', '/shop?category=size-guides'],
  ])('knows where %s are', (relationTo, path) => {
    expect(documentAddress({ relationTo, value: { slug: 'size-guides' } })).toBe(path);
  });

  it.each([
    undefined,
    null,
    { relationTo: 'pages', value: 'an id that could not be read' },
    { relationTo: 'orders', value: { slug: 'x' } },
    { relationTo: 'constructor', value: { slug: 'x' } },
    { relationTo: 'pages', value: {} },
  ])('has none for %j', (reference) => {
    expect(documentAddress(reference)).toBeUndefined();
  });
});

describe('ownPicture', () => {
  const upload = {
    url: 'http://shop.test/api/media/file/a.webp',
    mimeType: 'image/webp',
    alt: 'A shirt',
    width: 8,
    height: 9,
  };

  it('leaves out the origin', () => {
    expect(ownPicture(upload)).toEqual({ src: '/api/media/file/a.webp', alt: 'A shirt', width: 8, height: 9 });
  });

  it.each([
    undefined,
    'id',
    { ...upload, mimeType: 'application/pdf' },
    { ...upload, url: 'https://elsewhere.test/a.webp' },
  ])('shows nothing for %j', (other) => {
    expect(ownPicture(other)).toBeUndefined();
  });
});
