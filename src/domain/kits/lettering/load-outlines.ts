import type { KitDocument } from '../document/kit-document';
import { KIT_FONT_IDS, type KitFontId } from '../document/kit-fonts';
import type { FontOutlines, Outlines } from './outlines';
import { type PackedOutlines, unpackOutlines } from './unpack-outlines';

/** Cut by `npm run draw:lettering`; each is loaded apart. */
const FONT_FILES: Record<KitFontId, () => Promise<{ default: PackedOutlines }>> = {
  block: () => import('./fonts/block.json'),
  college: () => import('./fonts/college.json'),
  condensed: () => import('./fonts/condensed.json'),
  stencil: () => import('./fonts/stencil.json'),
  rounded: () => import('./fonts/rounded.json'),
  speed: () => import('./fonts/speed.json'),
  classic: () => import('./fonts/classic.json'),
  script: () => import('./fonts/script.json'),
};

const loaded = new Map<KitFontId, Promise<FontOutlines>>();

function loadFont(id: KitFontId): Promise<FontOutlines> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = FONT_FILES[id]().then((file) => unpackOutlines(file.default));
  loaded.set(id, loading);
  // Whoever had no connection may ask again.
  loading.catch(() => loaded.delete(id));
  return loading;
}

/** The outlines of fonts, each loaded once, in browsers and on the server. Rejects where a file cannot be loaded. */
export async function loadOutlines(ids: readonly KitFontId[]): Promise<Outlines> {
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await loadFont(id)] as const)));
}

/** The fonts that a kit’s names, numbers and texts are set in. */
export function fontsOf({ elements }: Pick<KitDocument, 'elements'>): KitFontId[] {
  const used = new Set(elements.map((each) => (each.kind === 'logo' ? undefined : each.lettering.font)));
  return KIT_FONT_IDS.filter((id) => used.has(id));
}
