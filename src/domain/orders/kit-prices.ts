import { formatAmount, type Cents } from '../money/money';
import { unitPriceCents, type Price } from '../money/pricing';
import type { KitDocument } from '../kits/document/kit-document';
import type { KitGarmentType } from '../kits/document/kit-garments';
import { techniquesOf, type KitTechnique, type TechniquePrices } from '../kits/document/kit-techniques';
import type { ProductPart } from '../catalogue/product-parts';
import { orderedKit, techniquePrice, type RequestedKit } from './resolve-line';

/** Product for a garment, and its surcharges for techniques. Amounts in the shop’s currency. */
export type KitOffer = {
  garment: KitGarmentType;
  options: { product: Price; parts?: ProductPart[] };
  techniquePrices: TechniquePrices;
};

/** Lowest price of a garment before quantity discounts; undefined if not sold. */
export type GarmentPrice = {
  garment: KitGarmentType;
  technique?: KitTechnique;
  unitCents?: Cents;
  inSetWith?: KitGarmentType;
};

export const techniqueTerms = (price: number | undefined): string => {
  if (price === undefined) return 'not offered';
  return price === 0 ? 'included' : `${formatAmount(price)} more a piece`;
};

/** Each at the lowest price of a product for it, in its technique. See 'Techniques' in docs/product.md. */
export const garmentPrices = (kit: Pick<KitDocument, 'garments'>, offers: readonly KitOffer[]): GarmentPrice[] =>
  kit.garments.map(({ type: garment, technique }) => {
    const made = offers.flatMap(({ garment: kitGarment, options: { product, parts }, techniquePrices }) => {
      const ordered = orderedKit(requestedKit(kit), { kitGarment, parts });
      return ordered ? [{ ordered, product, extra: techniquePrice(ordered, techniquePrices) }] : [];
    });
    const prices = made.flatMap(({ ordered, product, extra }) =>
      ordered.garment === garment && extra !== undefined ? [unitPriceCents(product, extra)] : [],
    );
    const sets = made.filter(({ ordered: { parts = [] } }) => parts.some((part) => part.garment === garment));
    const isSold = made.some(({ ordered }) => ordered.garment === garment);
    return {
      garment,
      ...(technique && { technique }),
      ...(prices.length > 0 && { unitCents: Math.min(...prices) }),
      ...(!isSold && sets[0] && { inSetWith: sets[0].ordered.garment }),
    };
  });

export const requestedKit = ({ garments }: Pick<KitDocument, 'garments'>): RequestedKit => ({
  ...{ hash: '', name: '' },
  garments: garments.map(({ type }) => type),
  techniques: techniquesOf(garments),
});
