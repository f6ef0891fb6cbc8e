'use client';

import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayViews } from '../../operations/analytics/load-views';
import { dayLabel } from './day-label';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Views per day as a picture; the figures stand in the table below it. */
export function ViewsChart({ days }: { days: readonly DayViews[] }) {
  return (
    <div role="img" aria-label="Views per day over time" className="h-72 p-3 pt-5 text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...days]} margin={{ top: 0, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
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
            tickFormatter={(value: number) => compact.format(value)}
            tick={{ fill: 'var(--ink-muted)' }}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            cursor={{ stroke: 'var(--line-strong)' }}
            labelFormatter={(day) => dayLabel(String(day))}
            formatter={(value) => Number(value).toLocaleString('en-US')}
            contentStyle={{ background: 'var(--surface-raised)', border: '1px solid var(--line)', borderRadius: 6 }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          <Area
            dataKey="views"
            name="Views"
            type="monotone"
            stroke="var(--brand)"
            fill="var(--brand)"
            fillOpacity={0.25}
            strokeWidth={2}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
