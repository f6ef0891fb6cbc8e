import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type APIRequestContext, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';

export { expect };

/** Console messages that fail no test, each with its reason. */
const tolerated: RegExp[] = [
  // The browser itself reports the status of a refused request that a test provokes and the page shows.
  /Failed to load resource: the server responded with a status of (?:401|404|409|422|429|502)/,
  // Requests that a test cuts off, to see that nothing typed is lost.
  /Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
];

/** A network address for every test, as the shop counts orders by it. */
const newAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

type Watch = { consoleErrors: string[]; foreignRequests: string[] };

/**
 * A test whose pages may neither report an error on the console, nor violate our policy, nor request anything of
 * another host.
 */
export const test = base.extend<{ watch: Watch }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, 'X-Forwarded-For': newAddress() });
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { consoleErrors: [], foreignRequests: [] };
      await context.addInitScript(reportViolations);
      context.on('page', (page) => observe(page, watch));
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) watch.foreignRequests.push(url);
      });
      await use(watch);
      expect(watch.consoleErrors, 'errors on the console').toEqual([]);
      expect(watch.foreignRequests, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Reports violations of our Content-Security-Policy, which are no console errors if a script has caught them. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`),
  );
}

function observe(page: Page, { consoleErrors }: Watch): void {
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !tolerated.some((pattern) => pattern.test(text))) consoleErrors.push(text);
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const demoPassword = 'Demo-pass-1234';

/**
 * Signs staff in, by default the demo’s administrator, and opens a page of the back office; see `submitLogin` for the
 * form.
 */
export async function signIn(page: Page, path = '/admin/dashboard', email = 'admin@demo.test'): Promise<void> {
  const login = await page.request.post('/api/admin-users/login', { data: { email, password: demoPassword } });
  expect(login.status()).toBe(200);
  await page.goto(path);
}

/** A request of the demo’s administrator, without a browser. */
export async function staffRequest(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  const stranger = await request.newContext({ baseURL });
  const data = { email: 'admin@demo.test', password: demoPassword };
  const { token } = (await (await stranger.post('/api/admin-users/login', { data })).json()) as { token: string };
  await stranger.dispose();
  return request.newContext({ baseURL, extraHTTPHeaders: { Authorization: `JWT ${token}` } });
}

/** Fills in the form at /admin/login and sends it. */
export async function submitLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /sign in|log in|login/i }).click();
}

export type TestTeam = { id: string; username: string; password: string; teamName: string };

/** A team of a test’s own, made by the demo’s administrator; by default without an email address. */
export async function newTeam(request: APIRequestContext, teamName: string, email?: string): Promise<TestTeam> {
  const password = demoPassword;
  const login = await request.post('/api/admin-users/login', { data: { email: 'admin@demo.test', password } });
  const { token } = (await login.json()) as { token: string };
  const username = `team-${randomUUID().slice(0, 8)}`;
  const created = await request.post('/api/teams', {
    headers: { Authorization: `JWT ${token}` },
    data: {
      username,
      password,
      teamName,
      email,
      sportType: 'Netball',
      contactPerson: 'Test Manager',
      colors: ['#7c3aed', '#ffffff'],
      isActive: true,
    },
  });
  expect(created.status()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: string } };
  return { id: doc.id, username, password, teamName };
}

type Account = Pick<TestTeam, 'username' | 'password'>;

export const demoTeam: Account = { username: 'northside-netball', password: demoPassword };

/**
 * Signs a team in, by default the demo’s; portal.spec.ts tests its login.
 * @returns headers of its session for the API
 */
export async function signInTeam(
  page: Page,
  { username, password }: Account = demoTeam,
): Promise<{ Authorization: string }> {
  const login = await page.request.post('/api/teams/login', { data: { username, password } });
  expect(login.status()).toBe(200);
  return { Authorization: `JWT ${((await login.json()) as { token: string }).token}` };
}

/** An order of something with a name on it, as the team’s browser would place it. */
export async function placeTeamOrder(
  request: APIRequestContext,
  team: Account,
): Promise<{ id: string; orderNumber: string }> {
  const login = await request.post('/api/teams/login', { data: { username: team.username, password: team.password } });
  const { token } = (await login.json()) as { token: string };
  const found = await request.get('/api/products?where[slug][equals]=velocity-netball-dress&depth=0');
  const { docs } = (await found.json()) as { docs: { id: string; colors: { name: string }[] }[] };
  const [product] = docs;
  const players = [{ name: 'Ada', nameOnBack: 'ADA', number: 7, size: 'M' }];
  const placed = await request.post('/api/team/orders', {
    headers: { Authorization: `JWT ${token}`, 'Idempotency-Key': randomUUID() },
    data: { items: [{ product: product?.id, color: product?.colors[0]?.name, players }], notes: '' },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return (await placed.json()) as { id: string; orderNumber: string };
}

/** Opens a page of the portal as a team, by default the demo’s. */
export async function openPortal(page: Page, path: string, team?: Account): Promise<void> {
  await signInTeam(page, team);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Fills in the delivery address of a team's first order; later ones begin with it. */
export async function fillDelivery(page: Page): Promise<void> {
  const delivery = page.getByRole('group', { name: 'Delivery' });
  await delivery.getByLabel('Address', { exact: true }).fill('1 Ground Road');
  await delivery.getByLabel('Town or city').fill('Leeds');
  await delivery.getByLabel('Postcode').fill('LS1 4AP');
}

/** Signs in and opens the order builder with an empty draft. */
export async function openBuilder(page: Page): Promise<void> {
  await signInTeam(page);
  const { version } = (await (await page.request.get('/api/team/draft')).json()) as { version: number };
  const cleared = await page.request.put('/api/team/draft', {
    data: { version, draft: { items: [], notes: '' } },
  });
  expect(cleared.ok()).toBe(true);
  await page.goto('/teamwear-portal/order');
  await expect(page.getByRole('heading', { name: 'Place Order', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a product' })).toBeVisible();
}

/**
 * Holds a page's requests back, as a slow connection does, until the returned function is called.
 * @param method of the requests; others go through
 */
export async function holdBack(page: Page, url: string | RegExp, method = 'GET'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    // The page may have given up in the meantime.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/**
 * Expects axe to find nothing against WCAG 2.2 AA, once the screen is at rest: text that fades, or is dimmed while
 * another list loads, is not meant to be read; nor is content scrolled under the header.
 * @param part selector of the part to check
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // A toast that closes in the meantime is gone at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Retries briefly: a refresh of the page takes its title away and gives it back.
  await expect(async () => {
    expect(await violationsOf(page, wcag, part)).toEqual([]);
  }).toPass({ timeout: 20_000 });
  await page.emulateMedia({ reducedMotion: usualMotion() });
}

/** As `expectAccessible`, in light and dark, where only the colours differ. */
export async function expectAccessibleInBoth(page: Page, part = 'html'): Promise<void> {
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsOf(page, ['color-contrast'], part)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: usualMotion() });
}

const usualMotion = () => test.info().project.use.contextOptions?.reducedMotion ?? null;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };

type AxeColor = Record<'r' | 'g' | 'b' | 'alpha', number>;

/** Lets axe remember the colours that it has parsed, a fifth of its time. */
function rememberColors(): void {
  const { color } = window.axe.commons as unknown as {
    color: { Color: { prototype: { parseString: (this: AxeColor, text: string) => AxeColor } } };
  };
  const { prototype } = color.Color;
  const { parseString } = prototype;
  const known = new Map<string, AxeColor>();
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/**
 * Violations that axe finds once nothing moves or changes its colour: each rule with its elements. A document loads axe
 * once.
 * @param part selector of the part to check
 */
export async function violationsOf(
  page: Page,
  runOnly: RunOptions['runOnly'] = wcag,
  part = 'html',
): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(rememberColors);
  }
  await page.waitForFunction(
    () => document.getAnimations().every(({ playState }) => playState !== 'running'),
    undefined,
    { timeout: 10_000 },
  );
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await window.axe.run(selector, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    // Passes need no description or selector; no rule of ours reads the style sheets.
    [part, { runOnly, resultTypes: ['violations'], selectors: false, preload: false } satisfies RunOptions] as const,
  );
}
