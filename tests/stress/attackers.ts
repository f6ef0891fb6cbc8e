import { randomUUID } from 'node:crypto';
import { drawing, hugePicture } from '../fixtures/hostile/drawings';
import type { Answer } from './orders';
import { check } from './report';
import type { Shop } from './server';

/** A round of one kind of attack: so many attackers strike, each again as soon as it was answered. */
export interface Round {
  attackers: number;
  strike: () => Promise<Answer>;
  /** What must hold afterwards besides the shoppers' peace. */
  judge?: (answers: readonly Answer[]) => Promise<void> | void;
}

export interface Attack {
  title: string;
  prepare: (shop: Shop) => Promise<Round>;
}

/** All from one network, as one attacker has it. */
const ADDRESS = '203.0.113.66';
const DEMO_PASSWORD = 'Demo-pass-1234';

async function send(
  shop: Shop,
  path: string,
  init: RequestInit = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const since = performance.now();
  const done = (status: number, text: string) => ({ status, text, ms: performance.now() - since });
  try {
    const response = await fetch(shop.url + path, {
      ...init,
      headers: { 'X-Forwarded-For': ADDRESS, ...headers },
      signal: AbortSignal.timeout(60_000),
    });
    return done(response.status, await response.text());
  } catch {
    return done(0, '');
  }
}

const json = (body: unknown, method = 'POST'): RequestInit => ({ method, body: JSON.stringify(body) });
const JSON_TYPE = { 'Content-Type': 'application/json' };

async function signIn(shop: Shop, collection: string, name: Record<string, string>): Promise<string> {
  const body = json({ ...name, password: DEMO_PASSWORD });
  const { text } = await send(shop, `/api/${collection}/login`, body, {
    ...JSON_TYPE,
    'X-Forwarded-For': '198.51.100.200',
  });
  const { token } = JSON.parse(text) as { token?: string };
  if (!token) throw new Error(`Nobody could sign in: ${text}`);
  return token;
}

const withoutEntries: Attack = {
  title: 'An administrator changes prices with ?autosave=true, past the activity log',
  prepare: async (shop) => {
    const token = await signIn(shop, 'admin-users', { email: 'admin@demo.test' });
    const [product] = await shop.sql<{ id: string }>('select id from products order by id limit 1');
    const entries = async () => {
      const [row] = await shop.sql<{ count: number }>(
        `select count(*)::int from activity_log where subject_id = $1 and action = 'product.updated'`,
        [product?.id],
      );
      return row?.count ?? 0;
    };
    const before = await entries();
    let price = 10;
    return {
      attackers: 1,
      strike: () =>
        send(shop, `/api/products/${product?.id}?autosave=true&draft=true`, json({ price: (price += 1) }, 'PATCH'), {
          ...JSON_TYPE,
          Authorization: `JWT ${token}`,
        }),
      judge: async (answers) => {
        const changes = answers.filter(({ status }) => status === 200).length;
        check('changes of a price', changes > 0, true);
        check('changes without an entry in the log', changes - ((await entries()) - before), 0);
      },
    };
  },
};

const bomb = () =>
  new Blob([drawing(`<image width="9" height="9" href="${hugePicture()}"/>`)], { type: 'image/svg+xml' });

/** The fields that a browser without script sends with the form of a page. */
async function formFields(shop: Shop, path: string, marker: string): Promise<[string, string][]> {
  const { text } = await send(shop, path);
  const form = text.split('<form').find((part) => part.includes(marker)) ?? '';
  const attribute = (input: string, name: string) =>
    (new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return (form.split('</form>')[0]?.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []).map((input) => [
    attribute(input, 'name'),
    attribute(input, 'value'),
  ]);
}

const drawnByStranger: Attack = {
  title: 'Strangers send quote requests with a picture of 256 megapixels in a drawing of 42 KB',
  prepare: async (shop) => {
    const hidden = await formFields(shop, '/custom-kits', 'name="teamName"');
    if (hidden.length === 0) throw new Error('The page has no form for quote requests.');
    let sent = 0;
    return {
      attackers: 8,
      strike: () => {
        const form = new FormData();
        for (const [name, value] of hidden) form.set(name, value);
        const texts = {
          teamName: `Team ${(sent += 1)}`,
          sport: 'netball',
          quantity: '11-25',
          name: 'A',
          email: `a${sent}@attack.test`,
        };
        for (const [name, value] of Object.entries(texts)) form.set(name, value);
        form.append('files', bomb(), 'crest.svg');
        // Each from a network of its own: the limits by network are not what is tried here.
        const address = `2001:db8:${(sent >> 8).toString(16)}:${(sent & 255).toString(16)}::1`;
        return send(
          shop,
          '/custom-kits',
          { method: 'POST', body: form },
          { 'X-Forwarded-For': address, Origin: shop.url },
        );
      },
    };
  },
};

const drawnByTeam: Attack = {
  title: 'A team uploads the same drawing as a design',
  prepare: async (shop) => {
    const token = await signIn(shop, 'teams', { username: 'northside-netball' });
    return {
      attackers: 8,
      strike: () => {
        const form = new FormData();
        form.set('name', 'Crest');
        form.set('type', 'logo');
        form.set('file', bomb(), 'crest.svg');
        return send(
          shop,
          '/api/team/assets',
          { method: 'POST', body: form },
          { Cookie: `kitroom-team-token=${token}`, Origin: shop.url },
        );
      },
    };
  },
};

const NESTED = 'variations(limit: 0) { docs { product { id';
const nestedJoins: Attack = {
  title: 'Strangers ask for three nested joins without a limit over GraphQL',
  prepare: async (shop) => ({
    attackers: 22,
    strike: () => {
      const query = `{ Products(limit: 100) { docs { ${NESTED} ${NESTED} ${NESTED} ${'} } }'.repeat(3)} } } }`;
      return send(shop, '/api/graphql', json({ query }), JSON_TYPE);
    },
  }),
};

const dearConditions: Attack = {
  title: 'Strangers ask with twenty conditions over three relations over REST',
  prepare: async (shop) => ({
    attackers: 22,
    strike: () => {
      const conditions = Array.from(
        { length: 20 },
        (_, index) => `where[or][${index}][category.parent.parent.name][like]=${randomUUID().slice(0, 4)}`,
      );
      return send(shop, `/api/products?${conditions.join('&')}`);
    },
  }),
};

/** Within what strangers may ask, and new each time. */
const allowedConditions: Attack = {
  title: 'Strangers ask what they may, new each time, as fast as they can',
  prepare: async (shop) => ({
    attackers: 22,
    strike: () => send(shop, `/api/products?limit=100&where[name][like]=${randomUUID().slice(0, 3)}&sort=-createdAt`),
  }),
};

const ordersInVain: Attack = {
  title: 'One network orders by invoice without end, in the name of one mailbox',
  prepare: async (shop) => {
    const [product] = await shop.sql<{ id: string }>(
      `select p.id from products p join product_variations v on v.product_id = p.id where p.name like 'stress-%' limit 1`,
    );
    const customer = { firstName: 'Ada', lastName: 'Okafor', email: 'victim@elsewhere.test' };
    const shippingAddress = { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' };
    return {
      attackers: 8,
      strike: () =>
        send(
          shop,
          '/api/checkout',
          json({
            items: [{ product: product?.id, color: 'Red', sizes: { M: 20 } }],
            customer,
            shippingAddress,
            paymentMethod: 'invoice',
          }),
          { ...JSON_TYPE, 'Idempotency-Key': randomUUID() },
        ),
      judge: async (answers) => {
        const taken = answers.filter(({ status }) => status === 201).length;
        const [mails] = await shop.sql<{ count: number }>(`select count(*)::int from mail_messages where "to" = $1`, [
          customer.email,
        ]);
        check(`orders taken: more than ten (${taken})`, taken > 10, false);
        check(`emails to the mailbox: more than ten (${mails?.count})`, (mails?.count ?? 0) > 10, false);
      },
    };
  },
};

/** The attacks that were seen to succeed, and one that stays within the limits. */
export const attacks: readonly Attack[] = [
  withoutEntries,
  drawnByStranger,
  drawnByTeam,
  nestedJoins,
  dearConditions,
  allowedConditions,
  ordersInVain,
];
