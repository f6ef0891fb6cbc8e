import type { CollectionBeforeDeleteHook } from 'payload';
import { prepareCategoryDeletion } from '@/modules/catalogue/prepare-category-deletion';

export const refuseInUse: CollectionBeforeDeleteHook = ({ id, req }) => prepareCategoryDeletion(req, String(id));
