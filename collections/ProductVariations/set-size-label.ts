import type { CollectionBeforeChangeHook } from 'payload';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import type { ProductVariation } from '@/payload-types';

export const setSizeLabel: CollectionBeforeChangeHook<ProductVariation> = ({ data }) =>
  data.sizeCode ? { ...data, sizeLabel: sizeLabelOf(data.sizeCode) } : data;
