import type { Payload, PayloadRequest } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import { sizeCodeOf, compareSizes } from '@/domain/catalogue/sizes';
import { picturePath } from '@/domain/kits/designs/design-links';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { addAmounts } from '@/domain/money/money';
import { fieldAmount } from '@/domain/money/typed-amount';
import { typedBilling } from '@/domain/orders/billing';
import { shiftDay } from '@/domain/text/days';
import { findRecord } from '@/lib/payload/find-record';
import { listKitProducts } from '@/modules/catalogue/queries';
import { readKit } from '@/modules/kits/find-kit-documents';
import { listLinePictures } from '@/modules/orders/data/line-pictures';
import { usualDeposit, type StoredQuote } from '@/modules/quotes/data/quotes';
import { loadInquiry } from '../inbox/data/inquiry';
import { parseInquiryFilters } from '../inbox/inquiry-filters';
import { loadKit } from '../kits/data';
import { formOfInquiry } from '../orders/form/load-form';
import {
  addressValues,
  emptyValues,
  NO_PRICES,
  typedPrices,
  type FormLine,
  type FormValues,
} from '../orders/form/order-form';
import type { QuoteStart } from './quote-form';

const VALID_DAYS = 30;

type NewQuote = { inquiry?: { id: string; name: string }; start: QuoteStart };

export async function newQuoteForm(req: PayloadRequest, from: { inquiry: string; design: string }): Promise<NewQuote> {
  const { payload } = req;
  const sent = await formOfInquiry(req, from.inquiry);
  if (sent) {
    const detail = await loadInquiry(payload, sent.inquiry.id, parseInquiryFilters(new URLSearchParams()));
    const lines = detail?.design ? await kitLines(detail.design) : [];
    return { inquiry: sent.inquiry, start: await startWith(payload, sent.values, lines) };
  }
  const kit = await loadKit(payload, from.design);
  if (!kit) return { start: await startWith(payload, emptyValues(), []) };
  const garments = readKit(kit.document).garments.map(({ type }) => type);
  const lines = await kitLines({ hash: kit.revision, name: kit.name, garments });
  return { start: await startWith(payload, { ...emptyValues(), ...(await contactOf(req, kit)) }, lines) };
}

const startWith = async (payload: Payload, values: FormValues, lines: FormLine[]): Promise<QuoteStart> => ({
  values,
  terms: {
    expiresOn: shiftDay(shopToday(), VALID_DAYS),
    depositPercent: String(await usualDeposit(payload)),
    terms: '',
  },
  prices: NO_PRICES,
  options: [{ key: 'first', name: '', lines }],
});

type Kit = { hash: string; name: string; garments: readonly KitGarmentType[] };

/** Every size of the first product for each garment, without quantities. */
async function kitLines({ hash, name, garments }: Kit): Promise<FormLine[]> {
  const sold = await listKitProducts(garments);
  return garments.flatMap((garment) => {
    const product = sold.find((each) => each.garment === garment)?.options;
    if (!product) return [];
    const { id, name: productName, price, salePrice } = product.product;
    const line = {
      ...{ product: id, name: productName, kit: { hash, name, garment }, quantity: '', agreed: '' },
      image: picturePath(hash, { garment }),
    };
    const prices = new Map(
      product.variations.flatMap(({ size, additionalPrice }) => {
        const code = sizeCodeOf(size);
        return code ? [[code, addAmounts(salePrice ?? price, additionalPrice ?? 0)] as const] : [];
      }),
    );
    if (prices.size === 0) return [{ ...line, key: id, unitPrice: salePrice ?? price }];
    return [...prices]
      .toSorted(([a], [b]) => compareSizes(a, b))
      .map(([size, unitPrice]) => ({ ...line, key: `${id} ${size}`, size, unitPrice }));
  });
}

async function contactOf(
  req: PayloadRequest,
  { teamId, email }: { teamId: string | null; email: string | null },
): Promise<Partial<FormValues>> {
  const team = teamId ? await findRecord(req, 'teams', teamId) : undefined;
  const [firstName = '', ...rest] = (team?.contactPerson ?? '').split(' ');
  return {
    'customer.firstName': firstName,
    'customer.lastName': rest.join(' '),
    'customer.email': team?.email ?? email ?? '',
    'customer.phone': team?.phone ?? '',
    companyName: team?.companyName ?? '',
  };
}

export async function formOfQuote(payload: Payload, { content }: StoredQuote): Promise<QuoteStart> {
  const { customer, shippingAddress: to } = content;
  const pictures = await Promise.all(content.options.map(({ lines }) => listLinePictures(payload, lines)));
  return {
    values: {
      'customer.firstName': customer.firstName,
      'customer.lastName': customer.lastName,
      'customer.email': customer.email,
      'customer.phone': customer.phone ?? '',
      vatNumber: content.vatNumber ?? '',
      ...addressValues(to),
      ...typedBilling(content, to.country),
      deliveryMethod: content.options[0]?.delivery?.method ?? '',
      notes: content.notes ?? '',
    },
    terms: {
      expiresOn: content.expiresOn,
      depositPercent: String(content.depositPercent),
      terms: content.terms ?? '',
    },
    prices: {
      ...typedPrices(content.discount ?? undefined),
      deliveryAmount: fieldAmount(content.deliveryAmount),
    },
    options: content.options.map(({ name, lines }, place) => ({
      ...{ key: String(place), name },
      lines: lines.map((line, index) => ({
        key: `${place} ${index}`,
        product: line.productId ?? undefined,
        custom: line.custom ?? undefined,
        name: line.productName,
        color: line.color,
        size: line.sizeCode,
        kit: line.kit ?? undefined,
        players: line.players ?? [],
        quantity: String(line.quantity),
        unitPrice: line.unitPrice,
        agreed: line.priceTiers.length > 0 ? '' : fieldAmount(line.unitPrice),
        image: pictures[place]?.[index]?.[0] ?? null,
      })),
    })),
  };
}
