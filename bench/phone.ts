import { cpus } from 'node:os';
import { newShop } from '../tests/stress/server';
import { middleOfVisits, openBrowser, type PageMeasures } from './browser';

/** `npm run bench:phone`: public pages on a slow phone, the median of five visits; `-- --quick` makes one. */
const visits = process.argv.includes('--quick') ? 1 : 5;

/** Largest paint, ms. */
const targets: Record<string, number> = { '/': 700, '/shop': 700, '/product/velocity-netball-dress': 900 };

const pages = [
  '/',
  '/shop',
  '/shop?category=netball',
  '/shop?search=netball',
  '/product/velocity-netball-dress',
  '/custom-kits',
  '/about',
  '/contact',
  '/size-guides',
  '/color-charts',
  '/brochures',
  '/more-info',
  '/privacy',
  '/terms',
  '/returns',
  '/wishlist',
  '/checkout',
  '/teamwear-portal',
];

const columns: [string, (measures: PageMeasures, path: string) => string][] = [
  ['page', (_measures, path) => path],
  ['FCP', ({ firstPaint }) => `${Math.round(firstPaint)} ms`],
  [
    'LCP',
    ({ largestPaint }, path) => {
      const target = targets[path];
      const isMissed = target !== undefined && largestPaint > target;
      return `${Math.round(largestPaint)} ms${isMissed ? ` (target ${target}: **missed**)` : ''}`;
    },
  ],
  ['TBT', ({ blocked }) => `${Math.round(blocked)} ms`],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['sent', ({ kilobytes }) => `${Math.round(kilobytes)} KB`],
  ['requests', ({ requests }) => String(Math.round(requests))],
];

const shop = await newShop({ demo: true });
const browser = await openBrowser();
try {
  await shop.start();
  const lines = [columns.map(([name]) => name), columns.map(() => '---')];
  for (const path of pages) {
    const url = `${shop.url}${path}`;
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    const measures = await middleOfVisits(browser, url, visits);
    lines.push(columns.map(([, show]) => show(measures, path)));
    console.log(lines.at(-1)?.join('  '));
  }
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  console.log(`\n${cpus().length} cores, Node ${process.versions.node}, middle of ${visits}\n\n${table}`);
} finally {
  await browser.close();
  await shop.remove();
}
