import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { newShop } from '../tests/stress/server';
import { middleOfVisits, openBrowser, scriptKilobytes } from './browser';
import { fillCatalogue } from './catalogue';
import { measureFlows } from './checkout';
import { measureFreshness } from './freshness';
import { measureLimits, sentBytes } from './limits';
import { load, sameAddress } from './load';
import { table, type Row } from './table';

/** `npm run bench`: rows of docs/develop/measuring.md; `-- --quick` takes a quarter of the time. */
const quick = process.argv.includes('--quick');
const seconds = quick ? 3 : 10;
const visits = quick ? 3 : 5;
const PRODUCTS = 200;
const slug = 'velocity-netball-dress';

const shop = await newShop({ demo: true });
const rows: Row[] = [];
const add = (row: Row): void => {
  rows.push(row);
  console.log(`${row.what}: ${row.figure.toFixed(2)} ${row.unit}`);
};

const pages = { home: '/', shop: '/shop', product: `/product/${slug}` };
const answers = { list: '/api/products?limit=20&depth=1', one: `/api/products?where[slug][equals]=${slug}&limit=1` };

async function requests(path: string, vary?: string): Promise<{ figure: number; note: string }> {
  const target = { origin: shop.url, next: sameAddress(path, vary) };
  await load({ ...target, seconds: 1 });
  const { perSecond, p99, failed } = await load({ ...target, seconds });
  return { figure: perSecond, note: `99 % within ${Math.round(p99)} ms${failed > 0 ? `, ${failed} FAILED` : ''}` };
}

async function measureRequests(): Promise<void> {
  const bytes = await sentBytes(`${shop.url}${pages.product}`);
  const limits = await measureLimits(shop.databaseUrl(), slug, bytes, quick ? 2 : 5);
  const unit = 'requests/s';
  add({ what: 'home', unit, limit: limits.page, target: 2_000, ...(await requests(pages.home)) });
  add({ what: 'shop list', unit, limit: limits.page, target: 1_000, ...(await requests(pages.shop)) });
  add({ what: 'product page', unit, limit: limits.page, target: 2_000, ...(await requests(pages.product)) });
  add({
    what: 'API: 20 products with category',
    unit,
    limit: limits.list,
    target: 1_000,
    ...(await requests(answers.list)),
  });
  add({ what: 'API: one product by slug', unit, limit: limits.one, target: 2_000, ...(await requests(answers.one)) });
  // Known parameters: others cost no render.
  add({ what: 'shop list, searched each time', unit, limit: limits.page, ...(await requests(pages.shop, 'search')) });
  add({
    what: 'product page, rendered each time',
    unit,
    limit: limits.page,
    ...(await requests(pages.product, 'reviews')),
  });
  add({
    what: 'API: 20 products, made each time',
    unit,
    limit: limits.list,
    ...(await requests(answers.list, 'where[price][not_equals]')),
  });
}

async function measureOrders(): Promise<void> {
  for (const [clients, target] of [[16], [64, 200]] as const) {
    const { perSecond, p99, failed } = await measureFlows(shop, clients, seconds);
    const note = `99 % within ${Math.round(p99)} ms, ${failed} failed`;
    add({ what: `cart to order, ${clients} clients`, figure: perSecond, unit: 'flows/s', target, note });
  }
  const { edits, refused, reads, stale } = await measureFreshness(shop, { seconds });
  add({
    what: 'stale answers while staff edit',
    figure: stale,
    unit: 'answers',
    target: 0,
    note: `${edits} edits, ${refused} refused, ${reads} reads`,
  });
}

async function measureBrowser(): Promise<void> {
  const browser = await openBrowser();
  const at = (path: string) => `${shop.url}${path}`;
  try {
    for (const path of [...Object.values(pages), '/admin/login']) await scriptKilobytes(browser, at(path));
    for (const [name, path] of Object.entries(pages)) {
      add({
        what: `JavaScript on first load, ${name}`,
        figure: await scriptKilobytes(browser, at(path)),
        unit: 'KB',
        target: 140,
      });
    }
    const login = await scriptKilobytes(browser, at('/admin/login'));
    add({ what: 'JavaScript, staff login', figure: login, unit: 'KB', target: 145 });
    for (const [name, target] of [
      ['home', 0.7],
      ['shop', 0.7],
      ['product', 0.9],
    ] as const) {
      add({
        what: `LCP on a phone, ${name}`,
        figure: (await middleOfVisits(browser, at(pages[name]), visits)).largestPaint / 1000,
        unit: 's',
        target,
      });
    }
  } finally {
    await browser.close();
  }
}

const megabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function measureProcess(): Promise<void> {
  add({ what: 'memory after load', figure: megabytes(shop.pid()), unit: 'MB', target: 600 });
  await shop.stop();
  const since = performance.now();
  await shop.start();
  const { status } = await fetch(shop.url);
  const figure = (performance.now() - since) / 1000;
  add({ what: 'cold start to first page', figure, unit: 's', target: 1.5, note: `PostgreSQL’s included; ${status}` });
}

try {
  await shop.start();
  await fillCatalogue(shop, PRODUCTS);
  await measureRequests();
  await measureOrders();
  await measureBrowser();
  await measureProcess();
  console.log(
    `\n${cpus().length} cores, Node ${process.versions.node}, ${PRODUCTS} products, 50 connections\n\n${table(rows)}`,
  );
} finally {
  await shop.remove();
}
