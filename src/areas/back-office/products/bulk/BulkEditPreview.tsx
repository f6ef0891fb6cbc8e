import { ArrowRight, CircleAlert } from 'lucide-react';
import type { BulkFields } from '@/domain/bulk/bulk-edit';
import { formatAmount } from '@/domain/money/money';
import { TAX_CLASS_LABELS } from '@/domain/taxes/tax-classes';
import { formatCount } from '@/domain/text/locale';
import type { CategoryOption } from '@/data/categories';
import type { BulkEditPlan, PlannedProduct } from './plan-bulk-edit';

type Texts = { [Name in keyof BulkFields]: { label: string; textOf: (value: BulkFields[Name]) => string } };

const textsWith = (categories: readonly CategoryOption[]): Texts => ({
  isActive: { label: 'Status', textOf: (value) => (value ? 'Active' : 'Inactive') },
  isFeatured: { label: 'Featured', textOf: (value) => (value ? 'Yes' : 'No') },
  category: {
    label: 'Category',
    textOf: (value) => categories.find(({ id }) => id === value)?.name ?? 'None',
  },
  price: { label: 'Price', textOf: (value) => formatAmount(value) },
  salePrice: { label: 'Sale price', textOf: (value) => (value === null ? 'None' : formatAmount(value)) },
  taxClass: { label: 'Tax class', textOf: (value) => TAX_CLASS_LABELS[value] },
  stock: { label: 'Stock', textOf: (value) => formatCount(value) },
  stockDays: { label: 'Days from stock', textOf: daysText },
  madeDays: { label: 'Days made to order', textOf: daysText },
});

function daysText(days: number | null): string {
  return days === null ? 'Default' : formatCount(days);
}

type BulkEditPreviewProps = { plan: BulkEditPlan; categories: readonly CategoryOption[] };

export function BulkEditPreview({ plan, categories }: BulkEditPreviewProps) {
  const { counts, changing, refused } = plan;
  const texts = textsWith(categories);
  return (
    <div className="space-y-5">
      <p role="status" className="tabular-nums">
        <strong className="font-semibold">{`${formatCount(counts.changing)} to change`}</strong>
        {counts.refused > 0 && `, ${formatCount(counts.refused)} refused`}
        {counts.unchanged > 0 && `, ${formatCount(counts.unchanged)} as you want them already`}
      </p>
      <PlannedList title="Refused" products={refused} count={counts.refused} texts={texts} />
      <PlannedList title="To change" products={changing} count={counts.changing} texts={texts} />
    </div>
  );
}

type PlannedListProps = { title: string; products: readonly PlannedProduct[]; count: number; texts: Texts };

function PlannedList({ title, products, count, texts }: PlannedListProps) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal normal-case">{title}</h3>
      <ul className="divide-y divide-line rounded-control border border-line text-sm">
        {products.map((product) => (
          <li key={product.id} className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-2">
            <p className="min-w-0">
              <span className="font-medium wrap-anywhere">{product.name}</span>{' '}
              <span className="text-ink-muted">{product.sku}</span>
            </p>
            {'refused' in product ? (
              <p className="flex items-start gap-1.5 text-danger">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {product.refused}
              </p>
            ) : (
              <Changes {...product} texts={texts} />
            )}
          </li>
        ))}
      </ul>
      {count > products.length && (
        <p className="mt-2 text-sm text-ink-muted">{`And ${formatCount(count - products.length)} more.`}</p>
      )}
    </section>
  );
}

type ChangesProps = { before: Partial<BulkFields>; after: Partial<BulkFields>; texts: Texts };

const Changes = ({ before, after, texts }: ChangesProps) => (
  <ul className="space-y-0.5">
    {(Object.keys(texts) as (keyof BulkFields)[]).map(
      (name) =>
        after[name] !== undefined && (
          <li key={name} className="flex flex-wrap items-center gap-x-1.5 tabular-nums">
            <span className="text-ink-muted">{texts[name].label}</span>
            <del className="decoration-ink-muted">{textOf(texts, name, before)}</del>
            <ArrowRight aria-label="to" className="size-3.5 shrink-0 text-ink-muted" />
            <ins className="font-medium no-underline">{textOf(texts, name, after)}</ins>
          </li>
        ),
    )}
  </ul>
);

function textOf<Name extends keyof BulkFields>(texts: Texts, name: Name, fields: Partial<BulkFields>): string {
  const value = fields[name];
  return value === undefined ? '' : texts[name].textOf(value);
}
