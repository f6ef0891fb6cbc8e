import type { PriceChange } from '@/domain/cart/price-changes';

export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <dl className="mt-2 max-w-md space-y-1 text-sm">
      {changes.map(({ label, from, to }, index) => (
        <div key={`${index} ${label}`} className="flex items-baseline justify-between gap-4 last:font-semibold">
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="shrink-0 tabular-nums">
            <s>
              <span className="sr-only">was </span>
              {from}
            </s>{' '}
            <span aria-hidden>→</span>
            <span className="sr-only">, now</span> {to}
          </dd>
        </div>
      ))}
    </dl>
  );
}
