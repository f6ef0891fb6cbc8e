import type { CollectionBeforeDeleteHook } from 'payload';
import { prepareProductDeletion } from '@/features/back-office/operations/products/delete-product';

export const prepareDeletion: CollectionBeforeDeleteHook = ({ id, req }) => prepareProductDeletion(req, String(id));
