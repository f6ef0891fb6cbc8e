import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { KitDocument } from '../../src/domain/kits/document/kit-document';
import type { Wanted } from './in-browser';

/** Makes a page ready to draw kits: empty, white, with the drawing code as a script. */
export async function preparePage(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'tests/kit-drawing/in-browser.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  await page.setContent(
    '<style>body { margin: 0; background: white } #row { display: flex }</style><div id="row"></div>',
  );
  for (const { text } of outputFiles) await page.addScriptTag({ content: text });
}

/**
 * Draws views beside each other within the document, as the designer does.
 * @returns their markup, and the browser's PNG of all of them; `width` px each
 */
export async function drawInBrowser(
  page: Page,
  document: KitDocument,
  views: readonly Wanted[],
  width: number,
): Promise<{ markup: string[]; picture: Buffer }> {
  const height = (width * 5) / 4;
  await page.setViewportSize({ width: width * views.length, height });
  const markup = await page.evaluate(
    async ({ document, views, width }) => {
      const drawn = await Promise.all(views.map((view) => globalThis.drawKitInBrowser(document, view)));
      const row = globalThis.document.querySelector('#row');
      if (!row) throw new Error('There is no row to draw into.');
      row.innerHTML = drawn.join('');
      for (const svg of row.querySelectorAll('svg')) {
        svg.setAttribute('width', String(width));
        svg.setAttribute('height', String((width * 5) / 4));
      }
      return drawn;
    },
    { document, views, width },
  );
  return { markup, picture: await page.screenshot({ animations: 'disabled' }) };
}
