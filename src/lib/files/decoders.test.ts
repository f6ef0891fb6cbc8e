import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** They decode only our own pictures and accepted ones. */
const OWN_PICTURES = ['src/modules/seo/draw-social-picture.tsx', 'src/modules/brochures/downloads-endpoint.tsx'];
const DECODER = /(?:^import (?!type )[^;]*? from |import\(|require\()\s*'(?:sharp|jsdom|dompurify)'/m;

const sources = ['src', 'collections', 'blocks', 'globals'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);

it('files of others are decoded in the drawing process alone', () => {
  const decoding = [...sources, 'payload.config.ts'].filter(
    (file) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(file) && DECODER.test(readFileSync(file, 'utf8')),
  );
  const elsewhere = decoding.filter((file) => !file.startsWith('src/lib/files/drawing/'));
  expect(elsewhere.sort()).toEqual(OWN_PICTURES.sort());
  expect(decoding).toContain('src/lib/files/drawing/process.mjs');
  expect(decoding).toContain('src/lib/files/drawing/clean-svg.mjs');
});
