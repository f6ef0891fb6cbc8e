'use client';

import dynamic from 'next/dynamic';
import type { Column, ReportRow } from '@/domain/reports/report-table';
import { currencyDecimals } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { bucketLabel, type Bucket } from '@/domain/text/buckets';
import { formatCount } from '@/domain/text/locale';
import { Skeleton } from '@/ui/Skeleton';

const TimeChart = dynamic(async () => (await import('@/ui/TimeChart')).TimeChart, {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

const COLORS = ['var(--brand)', 'var(--star)', 'var(--danger)'];

type ReportChartProps = { title: string; columns: readonly Column[]; rows: readonly ReportRow[]; bucket: Bucket };

export function ReportChart({ title, columns, rows, bucket }: ReportChartProps) {
  const isMoney = columns.some(({ kind }) => kind === 'money');
  return (
    <div className="card">
      <TimeChart
        label={title}
        points={rows.map(({ day, ...figures }) => ({ day: String(day), ...figures }))}
        series={columns.map(({ key, title: name }, index) => ({
          key,
          name,
          color: COLORS[index] ?? 'var(--ink-muted)',
        }))}
        dayLabel={(day) => bucketLabel(day, bucket)}
        format={(value) => (isMoney ? formatMoney(Math.round(value * 10 ** currencyDecimals())) : formatCount(value))}
        className="h-56"
      />
    </div>
  );
}
