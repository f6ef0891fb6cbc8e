/** All have Latin; block and classic Greek; these, rounded, speed and script Cyrillic; all but block Vietnamese. */
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
