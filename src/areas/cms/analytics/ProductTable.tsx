import Link from 'next/link';
import { formatCount } from '@/domain/text/locale';
import { Panel } from '@/ui/Panel';
import type { ProductSteps } from '@/modules/analytics/data/funnel';
import { shareOfViews, UNCOUNTED_VIEWS } from './share';

const columns = ['Views', 'Carts', 'Checkouts', 'Orders', 'Conversion'];

export function ProductTable({ products }: { products: readonly ProductSteps[] }) {
  return (
    <Panel title="Products" empty={products.length === 0 && 'No product was viewed or ordered in this period.'}>
      <div className="overflow-x-auto">
        <table className="w-full min-w-140 text-right text-sm tabular-nums">
          <thead className="text-ink-muted">
            <tr className="border-b border-line">
              <th scope="col" className="px-5 py-2.5 text-left font-medium">
                Product
              </th>
              {columns.map((title) => (
                <th key={title} scope="col" className="py-2.5 pr-5 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {products.map(({ id, name, slug, views, carts, checkouts, orders }) => (
              <tr key={id}>
                <th scope="row" className="max-w-60 truncate px-5 py-2.5 text-left font-medium">
                  <Link
                    href={`/product/${slug}`}
                    target="_blank"
                    prefetch={false}
                    className="underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                </th>
                {[views, carts, checkouts, orders].map((figure, index) => (
                  <td key={columns[index]} className="py-2.5 pr-5">
                    {formatCount(figure)}
                  </td>
                ))}
                <td className="py-2.5 pr-5 text-ink-muted">{shareOfViews(orders, views) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {products.some(({ views, orders }) => orders > views) && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">{UNCOUNTED_VIEWS}</p>
      )}
    </Panel>
  );
}
