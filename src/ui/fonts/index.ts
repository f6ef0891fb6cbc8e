import localFont from 'next/font/local';

/*
 * Cuts of both fonts (`npm run draw:fonts`), asked for before the styles are. Where one comes too late for the first
 * paint the device’s letters stay until the next page: nothing moves under a reader’s eyes (decision 0014).
 */

/** Body text. */
const inter = localFont({
  src: './text.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-inter',
  fallback: ['ui-sans-serif', 'system-ui', 'sans-serif'],
});

/** Headings, navigation and buttons: condensed, set in capitals. */
const barlowCondensed = localFont({
  src: './heading.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-barlow',
  adjustFontFallback: false,
  // What Apple’s, Microsoft’s and Google’s devices have.
  fallback: ['Avenir Next Condensed', 'Arial Narrow', 'sans-serif-condensed', 'sans-serif'],
});

/** Class names for `<html>`: they define `--font-inter` and `--font-barlow`, which styles/tokens.css names. */
export const fontVariables = `${inter.variable} ${barlowCondensed.variable}`;
