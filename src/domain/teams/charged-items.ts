import { compareSizes, sizeLabelOf } from '../catalogue/sizes';
import type { ChargedOrder } from '../invoices/order-charges';
import { toAmount, toCents } from '../money/money';
import { ONE_SIZE, type TeamOrderData } from './team-order';

/** The lines of a team’s order as an invoice charges them, one for each size. Amounts in `currency`, ISO 4217. */
export const chargedItems = ({ items }: Pick<TeamOrderData, 'items'>, currency: string): ChargedOrder['items'] =>
  items.flatMap(({ productName, sku, color, kit, quantities, sizePrices = {}, taxRates, ...item }) =>
    Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .sort(([a], [b]) => compareSizes(a, b))
      .map(([size, quantity]) => {
        const unitPrice = sizePrices[size] ?? item.unitPrice;
        const rate = taxRates?.[size];
        return {
          ...{ productName, sku, quantity, unitPrice },
          color: kit ? `kit “${kit.name}”` : color,
          sizeLabel: size === ONE_SIZE ? '' : sizeLabelOf(size),
          totalPrice: toAmount(toCents(unitPrice, currency) * quantity, currency),
          tax: rate === undefined ? null : { rate },
        };
      }),
  );
