import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type APIRequestContext, type Page, type PlaywrightWorkerArgs } from '@playwright/test';

export { expect };

/** What a console may say without failing a test; each with its reason. */
const tolerated: RegExp[] = [
  // The browser itself reports the status of a refused request that a test provokes and the page shows.
  /Failed to load resource: the server responded with a status of (?:401|404|409|422|429)/,
  // And the requests that a test cuts off, to see that nothing typed is lost.
  /Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
];

type Watch = { consoleErrors: string[]; foreignRequests: string[] };

/** A test whose pages may neither report an error on the console nor ask any other host for anything. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { consoleErrors: [], foreignRequests: [] };
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

function observe(page: Page, { consoleErrors }: Watch): void {
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !tolerated.some((pattern) => pattern.test(text))) consoleErrors.push(text);
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
}

const demoPassword = 'Demo-pass-1234';

/** Signs staff in, the demo’s administrator where nobody is named, and opens the back office; see `submitLogin` for the form. */
export async function signIn(page: Page, email = 'admin@demo.test'): Promise<void> {
  const login = await page.request.post('/api/admin-users/login', { data: { email, password: demoPassword } });
  expect(login.status()).toBe(200);
  await page.goto('/admin/dashboard');
}

/** Asks as the demo’s administrator, without a browser. */
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

/** A team of a test’s own, made by the demo’s administrator. */
export async function newTeam(request: APIRequestContext, teamName: string): Promise<TestTeam> {
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

/** Signs a team in at the portal and opens a page of it. */
export async function openPortal(
  page: Page,
  path: string,
  team: Pick<TestTeam, 'username' | 'password'>,
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Username').fill(team.username);
  await page.getByLabel('Password', { exact: true }).fill(team.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(path);
}

export const demoTeam = { username: 'northside-netball', password: demoPassword };

/**
 * Holds what a page asks for back, as a slow connection does, until the returned function is called.
 * @param method of the requests; those by another go through.
 */
export async function holdBack(page: Page, url: string | RegExp, method = 'GET'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === method) await released;
    // The page may have given up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/**
 * Nothing that axe finds against WCAG 2.2 AA, once the screen is at rest: what fades in or out, or is dimmed while
 * another list comes, is neither readable nor meant to be; nor is what a page has scrolled under its header.
 * @param part selector of what is judged alone.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // A toast that goes away of itself meanwhile is gone at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length))
    .toBe(0);
  // Again for a moment where something is found: a refresh of the page takes its title away and gives it back.
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      // Judged in the page itself: there are no frames of other sites, for which the other way opens a second page.
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }).toPass({ timeout: 15_000 });
  await page.emulateMedia({ reducedMotion: null });
}
