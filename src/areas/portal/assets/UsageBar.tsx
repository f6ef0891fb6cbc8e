import { usageText, type AssetUsage } from '@/domain/teams/design-assets';
import { MEGABYTE } from '@/domain/text/uploads';
import { cn } from '@/ui/cn';

/** How much of the team’s room is taken. */
export function UsageBar({ usage }: { usage: AssetUsage }) {
  const part = Math.min(1, usage.usedBytes / (usage.quotaMb * MEGABYTE || 1));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        role="meter"
        aria-label="Storage"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={usageText(usage)}
        className="h-2 min-w-40 grow overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={cn('h-full rounded-full', part > 0.9 ? 'bg-danger-fill' : 'bg-brand')}
          style={{ width: `${Math.max(part * 100, usage.usedBytes > 0 ? 0.5 : 0)}%` }}
        />
      </div>
      <p className="text-sm text-ink-muted tabular-nums">{usageText(usage)}</p>
    </div>
  );
}
