import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { KitDocument } from '../../src/domain/kits/document/kit-document';
import type { Wanted } from './in-browser';

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

/** As the designer does. @param width px @returns markup and one PNG of all */
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
