import type { ChargedOrder } from '../invoices/order-charges';
import { lineName, linesOf } from './stored-team-lines';
import type { TeamOrderData } from './team-order';

/** One line per size, as invoiced. Amounts in the order’s currency. */
export const chargedItems = ({ items }: Pick<TeamOrderData, 'items'>): ChargedOrder['items'] =>
  linesOf(items).map((line) => {
    const { productName, sku, color, kit, sizeLabel, quantity, unitPrice, totalPrice, tax } = line;
    return {
      ...{ line: lineName(line), productName, sku, quantity, unitPrice, totalPrice, sizeLabel },
      color: kit ? `kit “${kit.name}”` : color,
      tax: tax ?? null,
    };
  });
