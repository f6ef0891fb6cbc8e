import { formatUsd, toCents } from '@/domain/money';
import type { Product } from '@/payload-types';
import { Badge } from '@/ui/Badge';
import { RowActions } from './RowActions';

const cell = 'px-3 py-2.5 first:pl-5 last:pr-5 md:px-4';

/** The catalogue as a table. */
export function ProductsTable({ products }: { products: readonly Product[] }) {
  return (
    <div className="card relative overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-left text-ink-muted">
          <tr>
            <th className={`${cell} font-medium`}>Product</th>
            <th className={`${cell} font-medium max-md:hidden`}>Category</th>
            <th className={`${cell} text-right font-medium`}>Price</th>
            <th className={`${cell} text-right font-medium`}>Stock</th>
            <th className={`${cell} font-medium`}>Status</th>
            <th className={cell}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {products.map((product) => (
            <tr key={product.id}>
              <td className={`${cell} min-w-40`}>
                <span className="font-medium">{product.name}</span>
                <span className="block text-ink-muted">{product.sku}</span>
              </td>
              <td className={`${cell} max-md:hidden`}>
                {typeof product.category === 'object' ? product.category?.name : undefined}
              </td>
              <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
                {formatUsd(toCents(product.salePrice ?? product.price))}
                {typeof product.salePrice === 'number' && (
                  <s className="block text-ink-muted">{formatUsd(toCents(product.price))}</s>
                )}
              </td>
              <td className={`${cell} text-right tabular-nums`}>{product.stockQuantity}</td>
              <td className={cell}>
                <Badge variant={product.isActive ? 'default' : 'secondary'}>
                  {product.isActive ? 'Active' : 'Inactive'}
                </Badge>
              </td>
              <td className={cell}>
                <RowActions actions={['Edit', 'Delete']} kind="Product" name={product.name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
