import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { zeroWidth } from '../../../scripts/lib/font-metrics.mjs';

const file = (path: string) => readFile(new URL(path, import.meta.url));

it('lets the device’s letters run as wide in headings as the font does', async () => {
  const styles = (await file('../styles/theme.css')).toString();
  const width = await zeroWidth(await file('./heading.woff2'));
  expect(styles).toContain(`font-size-adjust: ch-width ${width};`);
});
