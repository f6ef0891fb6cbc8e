'use client';

import dynamic from 'next/dynamic';
import { formatCount, formatDay } from '@/domain/text/locale';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import type { DayViews } from '@/modules/analytics/data/views';

const TimeChart = dynamic(async () => (await import('@/ui/TimeChart')).TimeChart, {
  ssr: false,
  loading: () => <Skeleton className="h-72" />,
});

const series = [{ key: 'views', name: 'Views', color: 'var(--brand)' }];

export function ViewsPanel({ days }: { days: readonly DayViews[] }) {
  return (
    <Panel title="Views per day">
      <TimeChart
        label="Views per day"
        points={days}
        series={series}
        dayLabel={dayLabel}
        format={formatCount}
        className="h-72"
      />
      <details className="border-t border-line px-5 py-3 text-sm">
        <summary className="min-h-6 cursor-pointer font-medium">Show as a table</summary>
        <table className="mt-3 w-full text-right tabular-nums">
          <thead className="text-ink-muted">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                Day
              </th>
              <th scope="col" className="py-1.5 font-medium">
                Views
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.map(({ day, views }) => (
              <tr key={day}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {dayLabel(day)}
                </th>
                <td>{formatCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

const dayLabel = (day: string): string => formatDay(day);
