import type { KitDocument, KitElement, KitPlayer } from '../document/kit-document';
import { adviseOnLetters, KIT_FONTS, type KitFontId } from '../document/kit-fonts';
import { layOutText } from '../lettering/lay-out-text';
import type { Outlines } from '../lettering/outlines';
import { wordsOf } from '../lettering/printed-words';

interface Lacking {
  kind: Exclude<KitElement['kind'], 'logo'>;
  index: number;
  message: string;
}

const lackingText = (font: KitFontId, letters: readonly string[]): string =>
  `The font ${KIT_FONTS[font].label} has no ${letters.join(' ')}. ${adviseOnLetters(letters)}`;

/** Texts of a kit, and of a player’s name and number, with letters their fonts lack. Fonts not loaded are skipped. */
export function lackingLetters(
  { elements }: Pick<KitDocument, 'elements'>,
  player: KitPlayer,
  outlines: Outlines,
): Lacking[] {
  return elements.flatMap((element, index) => {
    if (element.kind === 'logo') return [];
    const { kind, lettering } = element;
    if (!outlines[lettering.font]) return [];
    const { missing } = layOutText(wordsOf(element, player), lettering, element, outlines);
    return missing.length > 0 ? [{ kind, index, message: lackingText(lettering.font, missing) }] : [];
  });
}
