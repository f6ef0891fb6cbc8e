import { describe, expect, it } from 'vitest';
import type { PageData } from '@/modules/pages/page-content';
import { pictureSource } from './picture-source';

const id = '0b5e7a10-1111-4222-8333-444455556666';
const stored = { alt: 'A shirt', src: '/files/m.webp', thumbnail: '/files/s.webp', width: 1200, height: 1500 };
const data: PageData = { pictures: { [id]: stored }, products: {} };

describe('pictureSource', () => {
  it('finds a picture of the library by its address, whoever wrote it', () => {
    expect(pictureSource(`/media/${id}`, data)).toBe(stored);
    expect(pictureSource(` /media/${id.toUpperCase()} `, data)).toBe(stored);
  });

  it('has none where the library’s is gone', () => {
    expect(pictureSource(`/media/${id}`, { pictures: {}, products: {} })).toBeUndefined();
  });

  it('knows the widths of the pictures that come with the program', () => {
    expect(pictureSource('/art/hero-2000.webp', data)).toMatchObject({ width: 2000, height: 1200 });
    expect(pictureSource('/art/hero-2000.webp', data)?.srcSet).toBe(
      '/art/hero-1200.avif 1200w, /art/hero-2000.avif 2000w',
    );
    expect(pictureSource('/art/mockup-rugby.webp', data)).toEqual({
      src: '/art/mockup-rugby.webp',
      srcSet: '/art/mockup-rugby.avif 560w',
      width: 560,
      height: 700,
    });
  });

  it('takes any other address as it is', () => {
    expect(pictureSource('https://pictures.test/a.jpg', data)).toEqual({ src: 'https://pictures.test/a.jpg' });
    expect(pictureSource('/media/not-an-id', data)).toEqual({ src: '/media/not-an-id' });
  });

  it.each([undefined, null, '', ' ', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//elsewhere.test/a.png'])(
    'loads nothing from %j',
    (address) => {
      expect(pictureSource(address, data)).toBeUndefined();
    },
  );
});
