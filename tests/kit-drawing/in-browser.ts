import type { KitViewOptions } from '../../src/domain/kits/views/draw-kit-view';
import { drawKitView } from '../../src/domain/kits/views/draw-kit-view';
import type { KitDocument } from '../../src/domain/kits/document/kit-document';
import { drapesOf } from '../../src/domain/kits/drape/load-drapes';
import { fontsOf, loadOutlines } from '../../src/domain/kits/lettering/load-outlines';

export type Wanted = Omit<KitViewOptions, 'outlines' | 'drapes'>;

const drawInBrowser = async (document: KitDocument, wanted: Wanted): Promise<string> =>
  drawKitView(document, {
    ...wanted,
    outlines: await loadOutlines(fontsOf(document)),
    drapes: await drapesOf(document),
  });

declare global {
  var drawKitInBrowser: typeof drawInBrowser;
}
globalThis.drawKitInBrowser = drawInBrowser;
