import type { Answer } from '../orders';
import { check, statuses } from '../report';
import type { Shop } from '../server';
import { json, JSON_TYPE, send, type Attack } from './attack';

const ATTACKERS = 22;

function judge(answers: readonly Answer[]): void {
  const others = Object.keys(statuses(answers)).filter((status) => !/^(?:200|400|429|503)$/.test(status));
  check('answered otherwise', others, []);
}

const graphQL = (shop: Shop, query: string) => send(shop, '/api/graphql', json({ query }), JSON_TYPE);
const conditions = (count: number, condition: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `where[and][${index}]${condition(index)}`).join('&');

const NESTED = 'variations(limit: 0) { docs { product { id';
export const nestedJoins: Attack = {
  title: 'Strangers ask for three nested joins without a limit over GraphQL',
  prepare: async (shop) => ({
    attackers: ATTACKERS,
    strike: () =>
      graphQL(shop, `{ Products(limit: 100) { docs { ${NESTED} ${NESTED} ${NESTED} ${'} } }'.repeat(3)} } } }`),
    judge,
  }),
};

export const dearConditions: Attack = {
  title: 'Strangers ask with twenty conditions over three relations over REST',
  prepare: async (shop) => {
    let count = 0;
    return {
      attackers: ATTACKERS,
      strike: () => {
        count += 1;
        const where = conditions(20, (index) => `[category.parent.parent.name][not_equals]=${count}-${index}`);
        return send(shop, `/api/products?${where}`);
      },
      judge,
    };
  },
};

const searching = (condition: string) => (shop: Shop, n: number) =>
  send(shop, `/api/products?limit=100&${conditions(4, (index) => `${condition}=${n}-${index}`)}`);

const allowed: ((shop: Shop, n: number) => Promise<Answer>)[] = [
  searching('[category.name][not_equals]'),
  searching('[shortDescription][not_like]'),
  (shop, n) =>
    send(shop, `/api/products?limit=100&depth=2&sort=description&page=${1 + (n % 100)}&where[sku][not_equals]=${n}`),
  (shop) =>
    graphQL(shop, '{ Products(limit: 15) { docs { variations(limit: 100) { docs { id colorName sizeCode } } } } }'),
];

export const dearestAllowed: Attack = {
  title: 'Strangers ask the dearest of what they may',
  prepare: async (shop) => {
    let count = 0;
    return {
      attackers: ATTACKERS,
      strike: () => {
        count += 1;
        return allowed[count % allowed.length]?.(shop, count) ?? send(shop, '/api/products');
      },
      judge,
    };
  },
};
