import sharp from 'sharp';

/** libvips’s, ‘Chemical proof’, in the public domain. */
export async function cmykProfile(): Promise<Buffer> {
  const white = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const tagged = await white.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  const { icc } = await sharp(tagged).metadata();
  if (!icc) throw new Error('There is a profile.');
  return icc;
}
