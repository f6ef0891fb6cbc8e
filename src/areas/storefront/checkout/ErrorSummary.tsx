import { TriangleAlert } from 'lucide-react';
import type { PriceChange } from '@/domain/cart/price-changes';
import type { FieldErrors } from '@/lib/result';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import { PriceChanges } from '@/ui/PriceChanges';
import { FIELD_NAMES, type FieldName } from './form-fields';
import { PRICES_CHANGED } from './use-checkout';

type ErrorSummaryProps = {
  errors: FieldErrors;
  notice?: string;
  changes: readonly PriceChange[];
  hasProblems: boolean;
  onJump: (name: FieldName) => void;
};

export function ErrorSummary({ errors, notice, changes, hasProblems, onJump }: ErrorSummaryProps) {
  const bad = FIELD_NAMES.filter((name) => errors[name]);
  const changed = bad.length > 0 ? [] : changes;
  const title = notice ?? (bad.length > 0 ? 'Please check these details:' : changed.length > 0 && PRICES_CHANGED);
  return (
    <div role="alert">
      {title && (
        <div className="mb-4 flex gap-3 rounded-card border border-danger bg-danger-soft p-4 sm:p-5">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            {changed.length > 0 && <PriceChanges changes={changed} />}
            {hasProblems && (
              <a
                href="#order-summary"
                className="mt-1 inline-block py-0.5 text-sm font-medium underline underline-offset-4"
              >
                Show the items
              </a>
            )}
            {bad.length > 0 && (
              <ul className="mt-1.5 space-y-1 text-sm">
                {bad.map((name) => (
                  <li key={name}>
                    <a
                      href={`#${name}`}
                      className="inline-block py-0.5 font-medium underline underline-offset-4 hover:text-danger"
                      onClick={(event) => {
                        event.preventDefault();
                        onJump(name);
                      }}
                    >
                      {FIELD_LABELS[name]}
                    </a>
                    : {errors[name]?.[0]}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
