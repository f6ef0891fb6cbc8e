import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { changePercent } from '@/domain/money/change-percent';
import { cn } from './cn';

export function ChangeNote({ now, before }: { now: number; before: number }) {
  const percent = changePercent(now, before);
  if (percent === undefined) return null;
  const [Icon, tone] = trendOf(percent);
  return (
    <span className={cn('inline-flex items-center gap-1 font-medium', tone)}>
      <Icon aria-hidden className="size-3.5" />
      {percent > 0 && '+'}
      {percent}%<span className="sr-only"> compared with the previous period</span>
    </span>
  );
}

function trendOf(percent: number): [LucideIcon, string] {
  if (percent === 0) return [Minus, 'text-ink-muted'];
  return percent < 0 ? [TrendingDown, 'text-danger'] : [TrendingUp, 'text-success'];
}
