/**
 * Refusal of an SVG with letters that are not outlines: without their font it would print differently. Embedded fonts
 * do not help, as cleaning drops them.
 */
export const LIVE_TEXT =
  'This SVG has live text, whose font we may not have. Convert the text to outlines (Create Outlines, Object to Path) and save it again.';

/**
 * True if a drawing has letters that depend on a font.
 * @param {Element} root of an SVG
 */
export const hasLiveText = (root) =>
  [...root.querySelectorAll('text')].some(({ textContent }) => textContent.trim() !== '');
