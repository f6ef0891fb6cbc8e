import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type APIRequestContext, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';

export { expect };

const tolerated: RegExp[] = [
  // Refused requests that a test provokes.
  /Failed to load resource: the server responded with a status of (?:401|404|409|422|429|502)/,
  // Requests that a test cuts off.
  /Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
];

/** The shop counts orders by address. */
const newAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

type Watch = { consoleErrors: string[]; foreignRequests: string[] };

/** Fails on console errors, policy violations and requests to other hosts. */
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

/** A script may catch violations before the console. */
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

/** By default the demo’s administrator; `submitLogin` uses the form. */
export async function signIn(page: Page, path = '/admin/dashboard', email = 'admin@demo.test'): Promise<void> {
  const login = await page.request.post('/api/admin-users/login', { data: { email, password: demoPassword } });
  expect(login.status()).toBe(200);
  await page.goto(path);
}

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

export async function submitLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /sign in|log in|login/i }).click();
}

export type TestTeam = { id: string; username: string; password: string; teamName: string };

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

/** @returns session headers for the API */
export async function signInTeam(
  page: Page,
  { username, password }: Account = demoTeam,
): Promise<{ Authorization: string }> {
  const login = await page.request.post('/api/teams/login', { data: { username, password } });
  expect(login.status()).toBe(200);
  return { Authorization: `JWT ${((await login.json()) as { token: string }).token}` };
}

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

export async function openPortal(page: Page, path: string, team?: Account): Promise<void> {
  await signInTeam(page, team);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** A team’s later orders begin with it. */
export async function fillDelivery(page: Page): Promise<void> {
  const delivery = page.getByRole('group', { name: 'Delivery' });
  await delivery.getByLabel('Address', { exact: true }).fill('1 Ground Road');
  await delivery.getByLabel('Town or city').fill('Leeds');
  await delivery.getByLabel('Postcode').fill('LS1 4AP');
}

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

/** Delays requests until the returned function is called. @param method others go through */
export async function holdBack(page: Page, url: string | RegExp, method = 'GET'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** WCAG 2.2 AA, at rest: fading, loading or covered text is not meant to be read. @param part selector */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Toasts then close at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // A refresh briefly removes the title.
  await expect(async () => {
    expect(await violationsOf(page, wcag, part)).toEqual([]);
  }).toPass({ timeout: 20_000 });
  await page.emulateMedia({ reducedMotion: usualMotion() });
}

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

/** Caches parsed colours, a fifth of axe’s time. */
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

/** Once nothing moves or changes its colour. @param part selector */
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
    // Leaves out descriptions and style sheets.
    [part, { runOnly, resultTypes: ['violations'], selectors: false, preload: false } satisfies RunOptions] as const,
  );
}
