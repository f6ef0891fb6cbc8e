import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CartDiscounts } from './CartDiscounts';

const design = (index: number) => ({
  ...{ productId: `p${index}`, productName: `Shirt ${index}`, color: 'Red', quantity: 10 },
  ...{ subtotal: 100, percentOff: 10, discount: 10, priceTiers: [{ minQuantity: 10, percentOff: 10 }] },
});
const shown = (count: number) =>
  renderToStaticMarkup(<CartDiscounts designs={Array.from({ length: count }, (_, index) => design(index))} />);

it('leaves lines and total their place, however many designs have a discount', () => {
  expect(shown(30)).toContain(
    '<div role="group" aria-label="Discounts" tabindex="0" class="max-h-32 overflow-y-auto">',
  );
  expect(shown(30)).toContain('Shirt 29');
  expect(shown(4)).not.toContain('overflow');
});
