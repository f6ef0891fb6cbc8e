import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

import { ROOT } from './lib/env.mjs';
import { zeroWidth } from './lib/font-metrics.mjs';
import { say } from './lib/log.mjs';
import { onNode24 } from './lib/node.mjs';

/** `npm run draw:fonts`: cuts fonts to the letters of pages (decision 0014). Copy the printed values to theme.css. */
await onNode24();
const target = join(ROOT, 'src/ui/fonts');

/** @param {number} first @param {number} last code points, both included */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ→←↑↓–—‘’“”•…€™−';

const common = { targetFormat: /** @type {const} */ ('woff2'), keepFeatures: ['kern', 'tnum'], noHinting: true };

const fonts = {
  heading: { package: '@fontsource/barlow-condensed', file: 'barlow-condensed-latin-700-normal.woff2' },
  text: {
    package: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
};

const licences = [];
for (const [name, { package: source, file, ...axes }] of Object.entries(fonts)) {
  const folder = join(ROOT, 'node_modules', source);
  const cut = await subsetFont(await readFile(join(folder, 'files', file)), letters, {
    ...common,
    ...axes,
  });
  await writeFile(join(target, `${name}.woff2`), cut);
  licences.push(await readFile(join(folder, 'LICENSE'), 'utf8'));
  say(`${name}: ${cut.length} bytes, font-size-adjust: ch-width ${await zeroWidth(cut)}`);
}
await writeFile(join(target, 'LICENSES.txt'), licences.join('\n\n'));
