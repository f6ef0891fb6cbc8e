import type { CollectionBeforeDeleteHook } from 'payload';
import { prepareProductDeletion } from '@/modules/catalogue/prepare-product-deletion';

export const prepareDeletion: CollectionBeforeDeleteHook = ({ id, req }) => prepareProductDeletion(req, String(id));
