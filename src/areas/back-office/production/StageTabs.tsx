import { piecesText } from '@/domain/despatch/shipments';
import { PRODUCTION_STAGE_LABELS, PRODUCTION_STAGES } from '@/domain/orders/production-stages';
import { cn } from '@/ui/cn';
import type { StageCounts } from './data/production';
import type { ProductionFilters } from './production-filters';

type Stage = ProductionFilters['stage'];
type StageTabsProps = { stage: Stage; counts: Record<Stage, StageCounts>; onChange: (stage: Stage) => void };

const LABELS = { all: 'All stages', ...PRODUCTION_STAGE_LABELS };

/** Stages, each with its count and late count. */
export const StageTabs = ({ stage, counts, onChange }: StageTabsProps) => (
  <div
    role="group"
    aria-label="Stage"
    className="mb-4 grid grid-cols-2 gap-px overflow-clip rounded-control border border-line bg-line sm:grid-cols-3 xl:grid-cols-6"
  >
    {(['all', ...PRODUCTION_STAGES] as const).map((value) => {
      const { orders, pieces, late } = counts[value];
      return (
        <button
          key={value}
          type="button"
          aria-pressed={value === stage}
          onClick={() => onChange(value)}
          className={cn(
            'flex flex-col border-b-3 bg-surface-raised px-3 py-2 text-left text-sm -outline-offset-2',
            value === stage ? 'border-brand' : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          <span className="font-semibold">{LABELS[value]}</span>
          <span className="text-lg leading-7 font-bold text-ink tabular-nums">
            {orders}
            <span className="sr-only"> {orders === 1 ? 'order' : 'orders'}</span>
            {late > 0 && <span className="ml-2 text-sm font-semibold text-danger">{late} late</span>}
          </span>
          <span className="text-ink-muted tabular-nums">{piecesText(pieces)}</span>
        </button>
      );
    })}
  </div>
);
