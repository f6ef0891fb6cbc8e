'use client';

import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Bucket } from '../../rules/dashboard-range';
import { bucketLabel } from './bucket-label';

/** A point of one chart: what came from the shop and what from teams. */
export type Point = { day: string; shop: number; team: number };

type SalesChartProps = {
  kind: 'area' | 'bar';
  /** What the chart shows, for assistive technology; the figures stand in the table below. */
  label: string;
  points: readonly Point[];
  bucket: Bucket;
  format: (value: number) => string;
};

const series = [
  { key: 'shop', name: 'Shop', color: 'var(--brand)' },
  { key: 'team', name: 'Teams', color: 'var(--star)' },
] as const;

/** One chart, stacked by where the orders came from. */
export function SalesChart({ kind, label, points, bucket, format }: SalesChartProps) {
  const Chart = kind === 'area' ? AreaChart : BarChart;
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <div role="img" aria-label={`${label} over time`} className="h-64 p-3 pt-5 text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <Chart data={[...points]} margin={{ top: 0, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => bucketLabel(day, bucket)}
            tick={{ fill: 'var(--ink-muted)' }}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            minTickGap={24}
          />
          <YAxis
            width={44}
            allowDecimals={false}
            tickFormatter={(value: number) => compact.format(value)}
            tick={{ fill: 'var(--ink-muted)' }}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            cursor={{ fill: 'var(--brand-soft)', stroke: 'var(--line-strong)' }}
            labelFormatter={(day) => bucketLabel(String(day), bucket)}
            formatter={(value) => format(Number(value))}
            contentStyle={{ background: 'var(--surface-raised)', border: '1px solid var(--line)', borderRadius: 6 }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          <Legend iconType="circle" iconSize={8} formatter={(name) => <span className="text-ink">{name}</span>} />
          {series.map(({ key, name, color }) =>
            kind === 'area' ? (
              <Area
                key={key}
                dataKey={key}
                name={name}
                stackId="all"
                type="monotone"
                stroke={color}
                fill={color}
                fillOpacity={0.25}
                strokeWidth={2}
                isAnimationActive={false}
              />
            ) : (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                stackId="all"
                fill={color}
                maxBarSize={28}
                isAnimationActive={false}
              />
            ),
          )}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
}
