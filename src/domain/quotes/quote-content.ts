import { NO_CREDIT } from '../orders/order-credit';
import { depositNote } from '../invoices/deposits';
import type { OrderDelivery } from '../delivery/promise';
import type { PriceTier } from '../money/price-tiers';
import type { OrderItem } from '../orders/checkout-input';
import type { OrderDiscount, OrderLine } from '../orders/price-goods';
import type { OrderTaxes } from '../taxes/order-taxes';
import type { NewQuoteInput } from './quote-input';

export type QuoteLine = OrderLine & { priceTiers: readonly PriceTier[] };

/** One offer of a quote, priced as the order that it becomes. Amounts in the quote’s currency. */
export type QuoteOption = {
  /** Empty for the only one. */
  name: string;
  lines: QuoteLine[];
  discounts: OrderDiscount[];
  discountAmount: number;
  delivery: OrderDelivery | null;
  shippingAmount: number;
  taxes: OrderTaxes | null;
  totalAmount: number;
  totalItems: number;
};

/** Input of a quote, with each option priced. */
export type QuoteContent = Omit<NewQuoteInput, 'options' | 'inquiry' | 'depositPercent'> & {
  currency: string;
  depositPercent: number;
  options: QuoteOption[];
};

/** As an order has it before anything is paid; undefined without a deposit. */
export const quoteDeposit = (
  { totalAmount }: Pick<QuoteOption, 'totalAmount'>,
  { depositPercent, currency }: Pick<QuoteContent, 'depositPercent' | 'currency'>,
): string | undefined =>
  depositNote({ status: 'pending', totalAmount, depositPercent, paidAmount: 0, ...NO_CREDIT }, currency);

/** Item that orders a line of a quote at its price. */
export const orderedItem = ({
  sizeCode,
  players,
  unitPrice,
  priceTiers,
  priceList,
  ...line
}: QuoteLine): OrderItem => ({
  ...(line.productId
    ? { product: line.productId }
    : { custom: { taxClass: 'standard', isService: true, ...line.custom, description: line.productName } }),
  color: line.color ?? undefined,
  quantity: line.quantity,
  ...(sizeCode && { sizes: { [sizeCode]: line.quantity } }),
  ...(line.kit && { design: line.kit.hash }),
  ...(players?.length && {
    players: players.map(({ name, number, sizes }) => ({
      ...{ name, number },
      ...(sizeCode && { size: sizeCode }),
      ...(sizes && { sizes }),
    })),
  }),
  agreed: { unitPrice, priceTiers, priceList, ...(line.priceReason && { reason: line.priceReason }) },
});
