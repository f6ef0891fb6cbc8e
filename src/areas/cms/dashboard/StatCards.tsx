import { CircleCheck, Eye, FileText, PencilLine, type LucideIcon } from 'lucide-react';
import { formatCount } from '@/domain/text/locale';
import { Figure } from '@/ui/Figure';
import type { CmsFigures } from './data/figures';
import { viewsChange } from './page-view-months';

type Stat = { label: string; icon: LucideIcon; value: number; caption: string };

const statsOf = ({ pages, published, drafts, newPages, views, viewsBefore }: CmsFigures): readonly Stat[] => [
  { label: 'Total Pages', icon: FileText, value: pages, caption: `+${newPages} this week` },
  { label: 'Published', icon: CircleCheck, value: published, caption: `${published} live` },
  { label: 'Drafts', icon: PencilLine, value: drafts, caption: 'In progress' },
  { label: 'Page Views', icon: Eye, value: views, caption: viewsChange(views, viewsBefore) ?? 'This month' },
];

export function StatCards({ figures }: { figures: CmsFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {statsOf(figures).map(({ value, caption, ...stat }) => (
        <Figure key={stat.label} {...stat} value={formatCount(value)} className="sm:p-5">
          {caption}
        </Figure>
      ))}
    </dl>
  );
}
