/**
 * @typedef {object} Area
 * @property {'unit' | 'int'} project of vitest.config.ts that its tests belong to
 * @property {string[]} mutate the sources that are broken on purpose
 * @property {string[]} tests that have to notice; each mutant runs the ones that reach it
 */

/** @param {string[]} names files of src/domain, without ending */
const domain = (...names) => names.map((name) => `src/domain/*/${name}.ts`);
/** @param {string[]} names files in tests/int, without ending; `*` is a wildcard */
const int = (...names) => names.map((name) => `tests/int/${name}.test.ts`);

const money = [
  'money',
  'pricing',
  'price-tiers',
  'card-payment',
  'cart',
  'cart-prices',
  'cart-review',
  'cart-stock',
  'cart-storage',
];
const orders = [
  'resolve-line',
  'resolve-lines',
  'reprice-order',
  'line-input',
  'price-goods',
  'shop-items',
  'order-edit',
  'order-edit-summary',
  'order-status',
  'status-flow',
  'team-order-status',
  'order-number',
  'order-policy',
  'status-email',
  'order-confirmation',
  'mailbox',
  'product-selection',
];
const teamOrders = ['resolve-team-items', 'team-draft', 'team-draft-changes', 'team-draft-input', 'proof'];
const input = [
  'checkout-input',
  'person-input',
  'staff-input',
  'permissions',
  'safe-address',
  'postcode',
  'sizes',
  'text',
];
/** Need no database; tests are beside them. */
const pure = [
  'src/modules/payments/session-end',
  'src/modules/accounts/sign-in/{attempt-limit,back-office-path,cms-path,staff-page-path}',
  'src/modules/accounts/second-factor/{recovery-codes,totp}',
  'src/modules/team/portal-path',
  'src/lib/{throttle/index,http/own-path}',
];
/** @param {string[]} mutate patterns, less those parts */
const butPure = (...mutate) => [...mutate, ...pure.map((path) => `!${path}.ts`)];

/** @type {Record<string, Area>} */
export const areas = {
  domain: {
    project: 'unit',
    mutate: domain(...money, ...orders, ...teamOrders, ...input),
    tests: ['src/domain/{cart,catalogue,money,orders,pages,staff,teams,text}/*.test.ts'],
  },
  modules: {
    project: 'unit',
    mutate: pure.map((path) => `${path}.ts`),
    tests: pure.map((path) => `${path}.test.ts`),
  },
  access: {
    project: 'int',
    mutate: [
      'src/lib/accounts/active-user.ts',
      'collections/shared/{access,account-rules}.ts',
      'collections/{*,*/index}.ts',
      'globals/*.ts',
    ],
    tests: int('access-rules', 'account-power'),
  },
  stock: {
    project: 'int',
    mutate: ['src/modules/stock/*.ts', 'collections/shared/stock-field.ts'],
    tests: int('stock', 'checkout', 'admin-notifications', 'cache-purge'),
  },
  checkout: {
    project: 'int',
    mutate: [
      'src/modules/orders/{placing,confirmation,status,editing,pricing}/*.ts',
      'src/modules/orders/lines/resolve-items.ts',
      'src/areas/storefront/checkout/checkout-endpoint.ts',
    ],
    tests: int(
      'checkout*',
      'concurrent-changes',
      'unconfirmed-orders',
      'admin-orders*',
      'order-status',
      'stock',
      'price-tiers',
      'stripe',
      'stripe-sweeper',
      // Rules of statuses and of placing, for both kinds.
      'order-proofs',
      'team-proofs',
      'team-invoices',
      'invoices',
      'deposits',
      'despatch',
      'delivery',
      'kit-orders',
      'tax*',
    ),
  },
  payments: {
    project: 'int',
    mutate: butPure('src/modules/payments/!(*.test).ts'),
    tests: int('stripe*', 'payment-state', 'admin-orders*', 'unconfirmed-orders', 'bank-statement', 'deposits'),
  },
  sessions: {
    project: 'int',
    mutate: butPure(
      'src/modules/accounts/{sign-in,session,password,second-factor}/!(*.test).ts',
      'src/modules/accounts/own-account/{change-password,login-history,own-account-actions,save-profile}.ts',
      'src/lib/database/{transaction,sessions,lock-rows}.ts',
    ),
    tests: int(
      'login*',
      'session*',
      'staff-*',
      'password-links',
      'account-power',
      'admin-settings',
      'transactions',
      'concurrent-changes',
      'rest-errors',
    ),
  },
};
