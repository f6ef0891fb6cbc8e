import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const folder = path.join(process.cwd(), 'node_modules', '@fontsource', 'barlow-condensed', 'files');

/** The brand’s letters, and beside them those of languages that the first file leaves out. */
export const FONT = ['Barlow Condensed', 'Barlow Condensed Extended'];

for (const [index, subset] of ['latin', 'latin-ext'].entries()) {
  const file = (weight: number) => path.join(folder, `barlow-condensed-${subset}-${weight}-normal.woff`);
  Font.register({
    family: FONT[index] ?? '',
    fonts: [
      { src: file(400), fontWeight: 400 },
      { src: file(700), fontWeight: 700 },
    ],
  });
}

/** Letters that fit into the narrowest column of names. */
const LONGEST_WORD = 26;

// Names are not taken apart, but for what would run out of its column.
Font.registerHyphenationCallback((word) =>
  word.length <= LONGEST_WORD ? [word] : (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word]),
);
