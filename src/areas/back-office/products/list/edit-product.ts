import type { PayloadRequest } from 'payload';
import { formatAmount } from '@/domain/money/money';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import type { Product } from '@/payload-types';
import { applyStockEdit, stockMovedText, type StockEdit } from '../product-stock';
import { lockProduct, type LockedProduct } from '@/modules/catalogue/data/lock-product';
import { refusalOf, type Refusal } from '@/lib/failures';

type Edit = { req: PayloadRequest; id: string };
type Edited<Value extends object = object> = Result<Value, Refusal | 'conflict' | 'has_variations'>;

type Change = Result<
  { data: Partial<Pick<Product, 'price' | 'stockQuantity' | 'isActive'>>; before: object; answer: object },
  Refusal | 'conflict' | 'has_variations'
>;

/** From a list that showed `seen`; both in the shop’s currency. */
export const editPrice = ({ seen, wanted, ...edit }: Edit & StockEdit): Promise<Edited<{ price: number }>> =>
  editField(edit, ({ price, salePrice }) => {
    if (price !== seen) {
      return failure(
        'conflict',
        `Someone else changed the price to ${formatAmount(price)} in the meantime. Please reload the list.`,
      );
    }
    if (salePrice !== null && wanted <= salePrice) {
      return failure('invalid', `The price must be higher than the sale price of ${formatAmount(salePrice)}.`);
    }
    return { ok: true, data: { price: wanted }, before: { price }, answer: { price: wanted } };
  });

/** By the difference from `seen`, of a product without variations. */
export const editStock = ({
  seen,
  wanted,
  ...edit
}: Edit & StockEdit): Promise<Edited<{ stock: number; note?: string }>> =>
  editField(edit, ({ stock: current, variations }) => {
    if (variations.length > 0)
      return failure('has_variations', 'Its stock is the sum of its variations. Edit it there.');
    const { stock, moved } = applyStockEdit({ seen, wanted }, current);
    const note = moved ? stockMovedText('Stock', { seen, current, stock }) : undefined;
    return { ok: true, data: { stockQuantity: stock }, before: { stockQuantity: current }, answer: { stock, note } };
  });

export const setProductActive = ({ isActive, ...edit }: Edit & { isActive: boolean }): Promise<Edited> =>
  editField(edit, (product) => ({ ok: true, data: { isActive }, before: { isActive: product.isActive }, answer: {} }));

async function editField<Answer extends object>(
  { req, id }: Edit,
  change: (product: LockedProduct) => Change,
): Promise<Edited<Answer>> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const product = await lockProduct(session, id);
      if (!product) return failure('not_found', 'This product no longer exists.');
      const decided = change(product);
      if (!decided.ok) return decided;
      const { data, before, answer } = decided;
      await payload.update({ collection: 'products', id, data, select: { name: true }, ...asUser(req) });
      await recordActivity(
        req,
        'product.changed',
        { type: 'products', id, name: product.name },
        { before, after: data },
      );
      return { ok: true, ...answer } as Edited<Answer>;
    });
  } catch (error) {
    return refusalOf(error, 'product', 'Failed to save product');
  }
}
