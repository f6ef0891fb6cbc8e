import type { PayloadRequest } from 'payload';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { placedDelivery, type EditedDelivery } from '@/domain/delivery/edit-delivery';
import { shopToday } from '@/domain/delivery/promise';
import { designKeyOf } from '@/domain/money/pricing';
import type { CustomLine } from '@/domain/orders/custom-line-input';
import type { OrderSums } from '@/domain/orders/order-edit';
import type { OrderItem } from '@/domain/orders/checkout-input';
import { orderDiscounts } from '@/domain/orders/price-goods';
import type { QuoteContent, QuoteOption } from '@/domain/quotes/quote-content';
import type { NewQuoteInput, QuotePricing } from '@/domain/quotes/quote-input';
import { shopFormat } from '@/domain/text/shop-format';
import { invalidFields } from '@/lib/failures';
import type { Failure, FieldErrors, Success } from '@/lib/result';
import { resolveOrder } from '@/modules/orders/placing/place-order';
import { resolveItems } from '@/modules/orders/lines/resolve-items';
import { pricedFor, taxBuyerOf } from '@/modules/orders/lines/tax-buyer';
import { priceOrder } from '@/modules/orders/pricing/price-order';
import { usualDeposit } from './data/quotes';

type GivenItem = Omit<OrderItem, 'custom'> & { custom?: CustomLine | null; unitPrice?: number | null };
type GivenOption = { name: string; items: GivenItem[] };
type GivenQuote = Omit<NewQuoteInput, 'options' | 'inquiry'> & { options: GivenOption[] };

type Resolved = Success<{ content: QuoteContent; documents: ReadonlyMap<string, KitDocument> }>;

/** Prices each option as the order that it may become; stock may be short. Stores nothing. */
export async function resolveQuote(req: PayloadRequest, input: GivenQuote): Promise<Resolved | Failure> {
  const { options: given, depositPercent, ...terms } = input;
  if (input.expiresOn < shopToday()) return invalidFields({ expiresOn: ['This day is over.'] });
  const documents = new Map<string, KitDocument>();
  const options: QuoteOption[] = [];
  const fieldErrors: FieldErrors = {};
  for (const [index, { name, items }] of given.entries()) {
    const resolved = await resolveOrder({
      ...{
        req,
        buyer: { kind: 'staff' },
        mayLackStock: true,
        terms: { deliveryAmount: input.deliveryAmount, discount: input.discount ?? undefined },
      },
      input: { ...terms, paymentMethod: 'invoice', items: items.map(agreedItem) },
    });
    if (!('order' in resolved)) {
      if (resolved.ok || !resolved.fieldErrors) return resolved;
      Object.assign(fieldErrors, ofOption(resolved.fieldErrors, index));
      continue;
    }
    const { lines, designs, delivery: chosen, ...sums } = resolved.order;
    const { delivery, shippingAmount } = placedDelivery(chosen, null);
    const tiers = new Map(designs.map((design) => [designKeyOf(design), design.priceTiers]));
    for (const [hash, document] of resolved.documents) documents.set(hash, document);
    options.push({
      ...{ name, delivery, shippingAmount, discounts: orderDiscounts(resolved.order) },
      lines: lines.map((line) => ({ ...line, priceTiers: tiers.get(designKeyOf(line)) ?? [] })),
      ...sums,
    });
  }
  if (Object.keys(fieldErrors).length > 0) return invalidFields(fieldErrors);
  const percent = depositPercent ?? (await usualDeposit(req.payload));
  const content = {
    ...{ ...terms, currency: shopFormat().currency, depositPercent: percent, options },
  };
  return { ok: true, content, documents };
}

export type OptionPrices = {
  /** The total contains delivery and tax. */
  sums: OrderSums;
  delivery: EditedDelivery;
  fieldErrors: FieldErrors;
};

/** Prices options while they are typed. Stores nothing. */
export async function priceOptions(req: PayloadRequest, input: QuotePricing): Promise<OptionPrices[]> {
  const { options, delivery: to, deliveryAmount, discount, email, vatNumber } = input;
  const buyer = await taxBuyerOf(req, 'staff', { email, vatNumber });
  const prices: OptionPrices[] = [];
  for (const [index, { items }] of options.entries()) {
    const { order, pieces } = await resolveItems(req, items.map(agreedItem), pricedFor(req, 'staff', { email }));
    const priced = await priceOrder({
      ...{ lines: order.lines, pieces, to, method: to?.method, agreedDelivery: deliveryAmount, buyer },
      discount: discount ?? undefined,
    });
    const { discountAmount, totalAmount, totalItems, taxes, delivery } = priced;
    prices.push({
      sums: { discounts: orderDiscounts(priced), discountAmount, totalAmount, totalItems, taxes },
      ...{ delivery, fieldErrors: ofOption(order.fieldErrors, index) },
    });
  }
  return prices;
}

const agreedItem = ({ unitPrice, custom, ...item }: GivenOption['items'][number]): OrderItem => ({
  ...item,
  ...(custom && { custom }),
  ...(typeof unitPrice === 'number' && {
    agreed: { unitPrice, priceTiers: [], ...(!custom && { reason: 'Agreed in a quote' }) },
  }),
});

const ofOption = (errors: FieldErrors, index: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [path.replace(/^items\b/, `options.${index}.items`), messages]),
  );
