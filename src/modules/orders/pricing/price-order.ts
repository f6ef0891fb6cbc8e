import type { DeliveryPiece } from '@/domain/delivery/delivery-options';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import {
  editDelivery,
  NOTHING_TO_DELIVER,
  placedDelivery,
  type EditedDelivery,
  type PlacedDelivery,
} from '@/domain/delivery/edit-delivery';
import { usualCountry, type Destination } from '@/domain/delivery/zones';
import { addAmounts, toCents } from '@/domain/money/money';
import type { PricedLine } from '@/domain/money/pricing';
import type { Offer } from '@/domain/offers/offer';
import type { GivenDiscount } from '@/domain/orders/given-discount';
import { priceGoods, taxableLine, type GoodsLine, type PricedGoods } from '@/domain/orders/price-goods';
import type { LineTax, OrderTaxes } from '@/domain/taxes/order-taxes';
import { suppliedAt } from '@/domain/taxes/tax-rates';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { getDeliveryRules } from '@/modules/delivery/queries';
import { ownTaxes } from '@/modules/taxes/tax-service';

type StoredOrder = PlacedDelivery & {
  to: Destination;
  /** Null for an order without tax, which stays so. */
  taxes: OrderTaxes | null;
  /** New pieces have the tax rates of this day. */
  createdAt: Date | string;
};

type PriceOrder<Line> = {
  lines: readonly Line[];
  pieces: readonly DeliveryPiece[];
  /** Undefined while unknown: nothing is delivered. */
  to: Destination | undefined;
  method?: string;
  buyer?: TaxBuyer;
  /** Delivery days count from the approval of a proof. */
  waitsForProof?: boolean;
  /** Falls back to the usual country, and to the price of the first method if the chosen one is not offered. */
  isCart?: boolean;
  /** One of them applies at most: the one that makes it cheapest, of equal ones the first. */
  offers?: readonly Offer[];
  discount?: GivenDiscount;
  /** Price of any delivery method; null for that of the method, although another was agreed. */
  agreedDelivery?: number | null;
  stored?: StoredOrder;
  /** Stored price of the goods, if an edit leaves them unchanged. */
  keptGoods?: (goods: PricedGoods<Line>) => number | undefined;
};

export type PricedOrder<Line = GoodsLine> = Omit<PricedGoods<Line>, 'lines'> & {
  lines: (PricedLine<Line> & { tax?: LineTax | null })[];
  delivery: EditedDelivery;
  to: Destination;
  taxes: OrderTaxes | null;
  /** With delivery and tax, in the shop’s currency. */
  totalAmount: number;
  /** The destination’s tax rates differ from the order’s. */
  isMoved: boolean;
  /** Why the offer with a code takes nothing off. */
  codeProblem?: string;
};

/** By today’s settings, an edit by `editDelivery` and its stored rates (docs/product.md, Tax). Stores nothing. */
export async function priceOrder<Line extends GoodsLine>(input: PriceOrder<Line>): Promise<PricedOrder<Line>> {
  const rules = await getDeliveryRules();
  const to = input.to ?? { country: usualCountry(rules) };
  const isService = input.lines.length > 0 && input.pieces.length === 0;
  const kept = input.stored?.isAgreed && input.agreedDelivery === undefined ? input.stored.shippingAmount : undefined;
  const agreed = input.agreedDelivery ?? kept;
  const { goods, codeProblem, ...chosen } = cheapest(
    [undefined, ...(input.offers ?? [])].map((offer) => {
      const priced = priceGoods(input.lines, offer, input.discount);
      const delivery = deliver(rules, to, priced, input, isFreed(priced, offer));
      return { offer, goods: priced, delivery: atAmount(delivery, agreed ?? (isService ? 0 : undefined)) };
    }),
  );
  const delivery = { ...chosen.delivery, ...(agreed !== undefined && { isAgreed: true }) };
  const { goodsAmount } = goods;
  const { stored, buyer = {} } = input;
  const quote =
    goods.lines.length > 0 && stored?.taxes !== null
      ? await ownTaxes.quote({
          lines: goods.lines.map(taxableLine),
          deliveryCents: toCents(delivery.shippingAmount),
          to: suppliedAt(input.to ?? stored?.to, delivery.delivery),
          buyer,
          ...(stored?.taxes && {
            stored: { terms: stored.taxes, place: suppliedAt(stored.to, stored.delivery) },
            at: new Date(stored.createdAt),
          }),
        })
      : undefined;
  return {
    ...{ ...goods, delivery, to },
    lines: quote ? goods.lines.map((line, index) => ({ ...line, tax: quote.lines[index] ?? null })) : goods.lines,
    taxes: quote?.taxes ?? null,
    totalAmount: quote?.totalAmount ?? addAmounts(goodsAmount, delivery.shippingAmount),
    isMoved: quote?.isMoved ?? false,
    ...(codeProblem && { codeProblem }),
  };
}

const isFreed = ({ offer }: Pick<PricedGoods, 'offer'>, given: Offer | undefined): boolean =>
  offer !== undefined && given?.kind === 'delivery';

type Tried<Line> = { offer: Offer | undefined; goods: PricedGoods<Line>; delivery: EditedDelivery };

function cheapest<Line>(tried: readonly Tried<Line>[]): Tried<Line> & { codeProblem?: string } {
  const costOf = ({ goods, delivery }: Tried<Line>) => toCents(addAmounts(goods.goodsAmount, delivery.shippingAmount));
  const best = tried.reduce((least, each) => (costOf(each) < costOf(least) ? each : least));
  const withCode = tried.find(({ offer }) => offer?.code);
  if (!withCode || withCode === best) return best;
  return { ...best, codeProblem: withCode.goods.offerProblem ?? (best.offer ? undefined : NOTHING_OFF) };
}

const NOTHING_OFF = 'This code takes nothing off this order.';

function atAmount(edited: EditedDelivery, amount: number | undefined): EditedDelivery {
  if (amount === undefined) return edited;
  const methods = edited.methods.map((method) => ({ ...method, amount }));
  return { ...edited, methods, ...(edited.delivery && { shippingAmount: amount }) };
}

function deliver<Line extends GoodsLine>(
  rules: DeliveryRules,
  to: Destination,
  goods: PricedGoods<Line>,
  input: PriceOrder<Line>,
  isFree: boolean,
): EditedDelivery {
  const { method, pieces, stored, waitsForProof = false, isCart = false } = input;
  if (!input.to && !isCart) return NOTHING_TO_DELIVER;
  const isReset = stored?.isAgreed && input.agreedDelivery === null;
  const kept = isReset ? undefined : input.keptGoods?.(goods);
  const edited = editDelivery({
    ...{ rules, stored, method, to, pieces, waitsForProof, isFree, now: new Date() },
    ...{ goodsAmount: kept ?? goods.goodsAmount, isSameGoods: kept !== undefined },
  });
  const { methods, problem } = edited;
  if (!input.to) return { ...NOTHING_TO_DELIVER, methods, problem };
  return isCart && problem ? { ...placedDelivery(methods[0], null), methods, problem } : edited;
}
