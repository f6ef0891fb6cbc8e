import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { FoundProducts } from '@/modules/search/find-products';
import type { PackedPicture } from '@/modules/media/picture';
import type { ProductOptions } from './product-options';

export interface CategoryLink {
  name: string;
  slug: string;
}

export interface ProductCardData {
  id: string;
  slug: string;
  name: string;
  price: number;
  salePrice: number | null;
  category?: CategoryLink;
  /** The first is the cover, the second shows under the pointer. */
  pictures: PackedPicture[];
  colors: { name: string; hex: string }[];
  /** 0 to 5 */
  rating: number;
  reviews: number;
  isSoldOut: boolean;
  /** True if colour or size has to be chosen before it can be bought. */
  needsChoice: boolean;
  color?: string;
}

export interface ProductList extends Omit<FoundProducts, 'ids' | 'horizon'> {
  products: ProductCardData[];
  skipped: number;
}

export interface ProductDetail extends Omit<ProductCardData, 'pictures' | 'colors'> {
  sku: string;
  description: string;
  shortDescription: string;
  features: string[];
  pictures: (PackedPicture & { color?: string })[];
  isCustomizable: boolean;
  kitGarment?: KitGarmentType;
  /** Working days until it is ready, from stock and made to order; null if the delivery settings decide. */
  stockDays: number | null;
  madeDays: number | null;
  metaTitle: string;
  metaDescription: string;
  options: ProductOptions;
}
