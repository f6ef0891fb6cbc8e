import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/env.mjs';

const DEMO_PASSWORD = 'Demo-pass-1234';
const PAGES = [
  ...['/', '/shop', '/product/velocity-netball-dress', '/custom-kits/designer', '/teamwear-portal'],
  '/developers/shop',
];
const STAFF_PAGES = ['/admin/dashboard', '/admin/orders', '/cms/pages', '/cms/collections/products'];
const DRAWN = [
  ['/og/site/home', 'image/jpeg'],
  ['/downloads/range.pdf', 'application/pdf'],
  ['/downloads/kits/sunrise.pdf', 'application/pdf'],
] as const;

/** Visits what needs files beside the bundles: pages, sign-ins, pictures and documents of the demo. @throws what failed */
export async function walk(url: string): Promise<void> {
  const get = async (path: string, type: string, headers: HeadersInit = {}) => {
    const answer = await fetch(url + path, { headers, redirect: 'error' });
    const shown = `${answer.status} ${answer.headers.get('content-type')}`;
    if (!shown.startsWith(`200 ${type}`)) throw new Error(`${path} was answered with ${shown}.`);
    return answer;
  };

  for (const path of PAGES) await get(path, 'text/html');
  for (const [path, type] of DRAWN) await get(path, type);

  await login(url, 'teams', { username: 'northside-netball', password: DEMO_PASSWORD });
  const Cookie = await login(url, 'admin-users', { email: 'admin@demo.test', password: DEMO_PASSWORD });
  const staff = { Cookie, Origin: url };
  for (const path of STAFF_PAGES) await get(path, 'text/html', staff);
  const found = await get('/api/invoices?limit=1&depth=0', 'application/json', staff);
  const { docs } = (await found.json()) as { docs: { id: string; order: string }[] };
  for (const { id, order } of docs) await get(`/admin/orders/${order}/invoices/${id}`, 'application/pdf', staff);
  if (docs.length === 0) throw new Error('The demo has no invoice.');

  const body = new FormData();
  body.set(
    'file',
    new File([readFileSync(join(ROOT, 'public', 'apple-touch-icon.png'))], 'icon.png', { type: 'image/png' }),
  );
  body.set('alt', 'An icon');
  const uploaded = await fetch(`${url}/cms/media/upload`, { method: 'POST', headers: staff, body });
  if (uploaded.status !== 201) throw new Error(`The upload of a picture was answered with ${uploaded.status}.`);
}

/** Cookies of the session. @throws if refused */
export async function login(url: string, accounts: string, input: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/api/${accounts}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (answer.status !== 200) throw new Error(`Signing in to ${accounts} was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
