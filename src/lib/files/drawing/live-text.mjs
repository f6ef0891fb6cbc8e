/** Cleaning drops embedded fonts. */
export const LIVE_TEXT =
  'This SVG has live text, whose font we may not have. Convert the text to outlines (Create Outlines, Object to Path) and save it again.';

/** @param {Element} root of an SVG */
export const hasLiveText = (root) =>
  [...root.querySelectorAll('text')].some(({ textContent }) => textContent.trim() !== '');
