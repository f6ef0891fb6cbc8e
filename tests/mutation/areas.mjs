/**
 * @typedef {object} Area
 * @property {'unit' | 'int'} project of vitest.config.ts that its tests belong to
 * @property {string[]} mutate the sources that are broken on purpose
 * @property {string[]} tests those that have to notice; each mutant runs the ones that reach it
 */

/** @param {string[]} names of files in src/domain, without their ending */
const domain = (...names) => names.map((name) => `src/domain/${name}.ts`);
/** @param {string[]} names of files in tests/int, without their ending */
const int = (...names) => names.map((name) => `tests/int/${name}.test.ts`);

/** What handles money and access, and which tests prove it. @type {Record<string, Area>} */
export const areas = {
  domain: {
    project: 'unit',
    mutate: [
      ...domain('money', 'pricing', 'price-tiers', 'card-payment', 'cart', 'cart-review', 'cart-storage'),
      ...domain('checkout-input', 'person-input', 'postcode', 'sizes', 'product-selection', 'order-number'),
      ...domain('order-lines', 'order-edit', 'order-edit-summary', 'order-status'),
      ...domain('team-order-lines', 'team-order-moves', 'team-draft', 'team-draft-changes', 'team-draft-input', 'proof'),
      ...domain('permissions', 'staff-input', 'safe-address', 'text'),
    ],
    tests: ['src/domain/{money,pric,card-payment,cart,checkout,person,postcode,sizes,product-selection}*.test.ts','src/domain/{order-,team-order,team-draft,proof,permissions,staff,safe,text}*.test.ts'],
  },
};
