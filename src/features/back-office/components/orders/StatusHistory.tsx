import { ORDER_STATUS_LABELS } from '@/domain/order-status';
import type { OrderDetail } from '../../operations/load-order';
import { LocalDate } from '@/ui/LocalDate';

/** Who moved the order on, when, from where to where; the newest first. */
export function StatusHistory({ order, changes }: OrderDetail) {
  const steps = [
    { id: order.id, what: 'Order placed', why: undefined, who: undefined, at: order.createdAt },
    ...changes.map(({ id, from, to, reason, byName, createdAt }) => ({
      id,
      // What was only noted of the order left its status as it was.
      what: from === to ? 'Note' : `${ORDER_STATUS_LABELS[from]} → ${ORDER_STATUS_LABELS[to]}`,
      why: reason,
      who: byName,
      at: createdAt,
    })),
  ];
  return (
    <section aria-labelledby="status-history" className="card card-md text-sm">
      <h2 id="status-history" className="mb-3 text-subheading">
        Status history
      </h2>
      <ol className="space-y-3 border-l-2 border-line pl-4">
        {steps.reverse().map((step) => (
          <li
            key={step.id}
            className="relative before:absolute before:top-1.5 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-line-strong first:before:bg-brand"
          >
            <p className="font-medium">{step.what}</p>
            {step.why && <p className="wrap-anywhere">{step.why}</p>}
            <p className="text-ink-muted">
              <LocalDate iso={step.at} withTime />
              {step.who && ` · ${step.who}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
