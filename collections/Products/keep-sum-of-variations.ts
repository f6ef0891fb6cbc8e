import type { FieldHook } from 'payload';
import type { Product } from '@/payload-types';

/** The stock of a product with variations is theirs, summed by the database; a number sent for it is not written. */
export const keepSumOfVariations: FieldHook<Product> = async ({ operation, originalDoc, siblingData, value, req }) => {
  if (operation !== 'update' || !originalDoc || value === undefined) return;
  // Asked as the system: the rule holds whoever saves.
  const { totalDocs } = await req.payload.count({
    collection: 'product-variations',
    where: { product: { equals: originalDoc.id } },
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0) delete siblingData.stockQuantity;
};
