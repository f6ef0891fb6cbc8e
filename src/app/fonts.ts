import localFont from 'next/font/local';

/** Body text. One variable file, Latin. Not preloaded: the first paint must not wait for it. */
const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  variable: '--font-inter',
  fallback: ['ui-sans-serif', 'system-ui', 'sans-serif'],
});

/** Headings, navigation and buttons: condensed, set in capitals. */
const barlowCondensed = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
      weight: '700',
      style: 'normal',
    },
  ],
  display: 'swap',
  preload: false,
  variable: '--font-barlow',
  fallback: ['Arial Narrow', 'ui-sans-serif', 'sans-serif'],
});

/** Class names for `<html>`: they define `--font-inter` and `--font-barlow`, which globals.css names in its theme. */
export const fontVariables = `${inter.variable} ${barlowCondensed.variable}`;
