import type { CollectionBeforeDeleteHook } from 'payload';
import { prepareCategoryDeletion } from '@/features/back-office/operations/categories/delete-category';

export const refuseInUse: CollectionBeforeDeleteHook = ({ id, req }) => prepareCategoryDeletion(req, String(id));
