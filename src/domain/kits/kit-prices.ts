import { formatAmount, type Cents } from '../money/money';
import { unitPriceCents, type Price } from '../money/pricing';
import type { KitDocument } from './document/kit-document';
import type { KitGarmentType } from './document/kit-garments';
import type { KitTechnique, TechniquePrices } from './document/kit-techniques';

/** A product that a garment is ordered as, and what techniques add to its pieces. Amounts in the shop’s currency. */
export type KitOffer = { garment: KitGarmentType; options: { product: Price }; techniquePrices: TechniquePrices };

/** What a piece of a garment of a kit costs at least, before any discount for quantity; undefined where it is not sold so. */
export type GarmentPrice = { garment: KitGarmentType; technique?: KitTechnique; unitCents?: Cents };

/** What a technique adds, in words; undefined where the shop does not offer it. */
export const techniqueTerms = (price: number | undefined): string => {
  if (price === undefined) return 'not offered';
  return price === 0 ? 'included' : `${formatAmount(price)} more a piece`;
};

/** The garments of a kit at the lowest price of what they can be ordered as, each in its technique. See ‘Techniques’ in docs/product.md. */
export const garmentPrices = (kit: Pick<KitDocument, 'garments'>, offers: readonly KitOffer[]): GarmentPrice[] =>
  kit.garments.map(({ type: garment, technique }) => {
    const prices = offers.flatMap(({ garment: sold, options: { product }, techniquePrices }) => {
      const extra = technique ? techniquePrices[technique] : 0;
      return sold === garment && extra !== undefined ? [unitPriceCents(product, extra)] : [];
    });
    return {
      garment,
      ...(technique && { technique }),
      ...(prices.length > 0 && { unitCents: Math.min(...prices) }),
    };
  });
