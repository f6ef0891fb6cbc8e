import type { CartQuote } from '@/domain/cart/cart-review';
import { taxAnswer, type TaxAnswer } from '@/domain/taxes/order-taxes';
import { productLines } from '@/domain/orders/custom-line';
import { cartInput } from '@/domain/orders/checkout-input';
import { toAmount, toCents } from '@/domain/money/money';
import { orderLine } from '@/domain/orders/price-goods';
import { voucherCodeOf } from '@/domain/vouchers/voucher';
import { invalidInput } from '@/lib/failures';
import { readJson, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import type { Failure, Success } from '@/lib/result';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { checkGarments } from '@/modules/kits/check-garments';
import { shopToday } from '@/domain/delivery/promise';
import { clientNetwork } from '@/lib/http/client-address';
import { hasOpenCodes } from '@/modules/offers/data';
import { findOffers } from '@/modules/offers/find-offers';
import { hasVouchers } from '@/modules/vouchers/data';
import { findCover } from '@/modules/vouchers/spend-voucher';
import { findTeam } from '@/modules/team/find-team';
import { resolveItems } from '@/modules/orders/lines/resolve-items';
import { pricedFor, taxBuyerOf } from '@/modules/orders/lines/tax-buyer';
import { priceOrder } from '@/modules/orders/pricing/price-order';

/** `POST /api/cart`: prices, stock, kit problems and delivery of these items. Stores and reserves nothing. */
export const quoteEndpoint = withValidKey(async (request: Request) => {
  const read = await readJson(request);
  return respond(read.ok ? await quoteCart(request, read.body) : read);
});

type Quoted = Success<CartQuote & TaxAnswer> | Failure<'invalid'>;

/** @param request of the caller, for their prices and tax */
export async function quoteCart(request: Request, body: unknown): Promise<Quoted> {
  const { data: input, error } = cartInput.safeParse(body);
  if (error) return invalidInput(error);
  const payload = await getPayloadClient();
  const user = (await findTeam(payload, request))?.user;
  const req = await localRequest(payload, { headers: request.headers, user });
  const { items, delivery: requested, vatNumber, offerCode: code, voucherCode } = input;
  const [resolved, buyer, hasCodes, hasMoney] = await Promise.all([
    resolveItems(req, items, pricedFor(req, 'stranger', {})),
    taxBuyerOf(req, 'stranger', { vatNumber }),
    hasOpenCodes(payload, shopToday()),
    hasVouchers(payload),
  ]);
  const { garments, documents, pieces } = resolved;
  const { lines, fieldErrors, shortages, stock } = resolved.order;
  const products = productLines(lines).map(({ productId }) => productId);
  const find = { payload, products, network: clientNetwork(request.headers) };
  const found = await findOffers({ ...find, code });
  const without = found.ok ? found : await findOffers(find);
  const offers = without.ok ? without.offers : [];
  const priced = await priceOrder({
    lines,
    pieces,
    to: requested,
    method: requested?.method,
    buyer,
    isCart: true,
    offers,
  });
  const codeProblem = found.ok ? priced.codeProblem : found.message;
  const { designs, offer, discountAmount, totalItems, totalAmount, taxes } = priced;
  const cover = voucherCode
    ? await findCover({
        ...{ payload, code: voucherCodeOf(voucherCode), network: find.network },
        ...{ total: toCents(totalAmount), expected: undefined },
      })
    : undefined;
  const { delivery, methods, problem, shippingAmount } = priced.delivery;
  // If it fails, the check happens at checkout.
  const checked = await checkGarments(req, garments, documents);
  const checks = checked.ok ? checked.checks : [];
  return {
    ok: true,
    ...{ lines: priced.lines.map(orderLine), designs, totalItems, discountAmount, totalAmount },
    ...{ deliveryAmount: shippingAmount, taxes, ...taxAnswer(taxes, totalAmount) },
    ...{ shortages, stock, checks, takesOfferCodes: hasCodes || hasMoney, ...(offer && { offer }) },
    ...(cover?.ok && { voucherAmount: toAmount(cover.cents) }),
    fieldErrors: {
      ...{ ...fieldErrors, ...(codeProblem && { offerCode: [codeProblem] }) },
      ...(cover?.ok === false && { voucherCode: [cover.message] }),
    },
    ...((methods.length > 0 || problem) && {
      delivery: { country: priced.to.country, methods, ...(requested && { chosen: delivery?.method, problem }) },
    }),
  };
}
