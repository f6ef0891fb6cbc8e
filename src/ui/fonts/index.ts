import localFont from 'next/font/local';

/* Subsets (`npm run draw:fonts`), preloaded. One that misses the first paint waits for the next page (see 0014). */

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
  // Fonts of Apple’s, Microsoft’s and Google’s devices.
  fallback: ['Avenir Next Condensed', 'Arial Narrow', 'sans-serif-condensed', 'sans-serif'],
});

/** Classes for `<html>` that define `--font-inter` and `--font-barlow`, used in styles/tokens.css. */
export const fontVariables = `${inter.variable} ${barlowCondensed.variable}`;
