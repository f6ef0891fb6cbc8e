import { CircleCheck, Eye, FileText, PencilLine, type LucideIcon } from 'lucide-react';
import type { CmsFigures } from '../../operations/dashboard/load-figures';
import { viewsChange } from '../../rules/page-view-months';

type Stat = { label: string; icon: LucideIcon; value: number; caption: string };

const statsOf = ({ pages, published, drafts, newPages, views, viewsBefore }: CmsFigures): readonly Stat[] => [
  { label: 'Total Pages', icon: FileText, value: pages, caption: `+${newPages} this week` },
  { label: 'Published', icon: CircleCheck, value: published, caption: `${published} live` },
  { label: 'Drafts', icon: PencilLine, value: drafts, caption: 'In progress' },
  { label: 'Page Views', icon: Eye, value: views, caption: viewsChange(views, viewsBefore) ?? 'This month' },
];

/** The four figures of spec §2; page views are those of this month. */
export function StatCards({ figures }: { figures: CmsFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {statsOf(figures).map(({ label, icon: Icon, value, caption }) => (
        <div key={label} className="card p-4 sm:p-5">
          <dt className="flex items-center gap-2 text-sm text-ink-muted">
            <Icon aria-hidden className="size-4 text-accent" />
            {label}
          </dt>
          <dd className="mt-1.5">
            <span className="block font-display text-3xl leading-none font-bold tabular-nums">
              {value.toLocaleString('en-US')}
            </span>
            <span className="mt-2 block text-sm text-ink-muted tabular-nums">{caption}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
