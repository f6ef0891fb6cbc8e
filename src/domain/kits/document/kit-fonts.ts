/**
 * The fonts that names, numbers and texts are cut from: all of them free to use, their outlines kept with the shop. All have
 * Latin with the accents of Europe; Greek have block and classic, Cyrillic these and rounded, speed and script, Vietnamese all
 * but block.
 */
export const KIT_FONTS = {
  block: { label: 'Block' },
  college: { label: 'College' },
  condensed: { label: 'Condensed' },
  stencil: { label: 'Stencil' },
  rounded: { label: 'Rounded' },
  speed: { label: 'Speed' },
  classic: { label: 'Classic' },
  script: { label: 'Script' },
} as const;

export type KitFontId = keyof typeof KIT_FONTS;
export const KIT_FONT_IDS = Object.keys(KIT_FONTS) as [KitFontId, ...KitFontId[]];
