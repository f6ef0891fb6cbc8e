/**
 * Refusal of an SVG with letters that are no outlines: without their font, others than the team’s would be printed. Embedded fonts count
 * as none, as what cleans a file drops them.
 */
export const LIVE_TEXT =
  'This SVG has live text, whose font we may not have. Convert the text to outlines (Create Outlines, Object to Path) and save it again.';

/**
 * Tells of letters in a drawing that depend on a font.
 * @param {Element} root of an SVG
 */
export const hasLiveText = (root) =>
  [...root.querySelectorAll('text')].some(({ textContent }) => textContent.trim() !== '');
