import { expect, it } from 'vitest';
import { addressesOf, packAddresses } from './picture-addresses';

it('packs what the addresses of a picture have in common, and unpacks them again', () => {
  const addresses = {
    src: '/files/a1-640x800.webp',
    thumbnail: '/files/a1-320x400.webp',
    srcSet: '/files/a1-320x400.webp 320w, /files/a1-640x800.webp 640w, /files/a1-1000x1250.webp 1000w',
  };
  const packed = packAddresses(addresses);
  expect(packed).toEqual({ stem: '/files/a1-', ends: '320x400.webp, 640x800.webp, 1000x1250.webp' });
  expect(addressesOf(packed)).toEqual(addresses);
});

it.each([
  { src: '/b', thumbnail: 'https://a.test/1', srcSet: 'https://a.test/1 200w, /b 300w' },
  { src: '/files/a.svg', thumbnail: '/files/a.svg' },
  { src: '/c-640x800.webp', thumbnail: '/c-300x400.webp', srcSet: '/c-300x400.webp 320w, /c-640x800.webp 640w' },
])('keeps what has nothing in common, or no copies: $src', (addresses) => {
  expect(addressesOf(packAddresses(addresses))).toStrictEqual(addresses);
});
