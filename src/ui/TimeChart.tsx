'use client';

import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCompact } from '@/domain/text/locale';
import { cn } from './cn';

type Series = { key: string; name: string; color: string };

type TimeChartProps = {
  label: string;
  points: readonly { day: string }[];
  /** Stacked series; a key is the name of its figure in the points. */
  series: readonly Series[];
  dayLabel: (day: string) => string;
  format: (value: number) => string;
  className: string;
};

/** Figures by day, one bar each: no interpolation. Its library is heavy: load it lazily. */
export function TimeChart({ label, points, series, dayLabel, format, className }: TimeChartProps) {
  return (
    <div role="img" aria-label={`${label} over time`} className={cn('p-3 pt-5 text-xs', className)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...points]} margin={{ top: 0, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={dayLabel}
            tick={{ fill: 'var(--ink-muted)' }}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            minTickGap={24}
          />
          <YAxis
            width={44}
            allowDecimals={false}
            tickFormatter={formatCompact}
            tick={{ fill: 'var(--ink-muted)' }}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            cursor={{ fill: 'var(--brand-soft)', stroke: 'var(--line-strong)' }}
            labelFormatter={(day) => dayLabel(String(day))}
            formatter={(value) => format(Number(value))}
            contentStyle={{ background: 'var(--surface-raised)', border: '1px solid var(--line)', borderRadius: 6 }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          {series.length > 1 && (
            <Legend iconType="circle" iconSize={8} formatter={(name) => <span className="text-ink">{name}</span>} />
          )}
          {series.map(({ key, name, color }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              stackId="all"
              fill={color}
              maxBarSize={28}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
