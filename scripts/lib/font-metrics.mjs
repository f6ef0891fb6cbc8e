import subsetFont from 'subset-font';

/** In em, for CSS’s `font-size-adjust: ch-width`. @param {Buffer} font in any format @returns {Promise<number>} */
export async function zeroWidth(font) {
  // Two glyphs: the one for missing letters, then the 0.
  const sfnt = await subsetFont(font, '0', { targetFormat: 'sfnt' });
  const metrics = sfnt.readUInt16BE(table(sfnt, 'hhea') + 34);
  const advance = sfnt.readUInt16BE(table(sfnt, 'hmtx') + 4 * Math.min(1, metrics - 1));
  return advance / sfnt.readUInt16BE(table(sfnt, 'head') + 18);
}

/** @param {Buffer} sfnt @param {string} tag @returns {number} offset */
function table(sfnt, tag) {
  for (let at = 12; at < 12 + 16 * sfnt.readUInt16BE(4); at += 16)
    if (sfnt.toString('latin1', at, at + 4) === tag) return sfnt.readUInt32BE(at + 8);
  throw new Error(`The font has no table ${tag}.`);
}
