import localFont from 'next/font/local';

/** Body text. One variable file, Latin. */
const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: true,
  variable: '--font-inter',
  fallback: ['ui-sans-serif', 'system-ui', 'sans-serif'],
});

/** Headings, navigation and buttons: condensed, set in capitals. */
const barlowCondensed = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
      weight: '600',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
      weight: '700',
      style: 'normal',
    },
  ],
  display: 'swap',
  preload: true,
  variable: '--font-barlow',
  fallback: ['Arial Narrow', 'ui-sans-serif', 'sans-serif'],
});

/** Class names for `<html>`: they define `--font-inter` and `--font-barlow`, which globals.css names in its theme. */
export const fontVariables = `${inter.variable} ${barlowCondensed.variable}`;
