import type { ReportPeriod } from '@/domain/reports/report-period';

export type Statement = { text: string; values: unknown[] };

/** Sums by bucket, `s.day`, as rows of the report with a row for each bucket: first day, last day and bucket are $1 to $3, then come values. */
export function inBuckets(
  { from, to, bucket }: ReportPeriod,
  names: readonly string[],
  sums: string,
  ...values: unknown[]
): Statement {
  const columns = names.map((name) => `coalesce(s."${name}", 0)::float8 as "${name}"`);
  return {
    text: `
      select to_char(b.day, 'YYYY-MM-DD') as day, ${columns.join(', ')}
        from generate_series(date_trunc($3::text, $1::text::timestamp), $2::text::timestamp, ('1 ' || $3::text)::interval) b (day)
        left join (${sums}) s on s.day = b.day order by b.day`,
    values: [from, to, bucket, ...values],
  };
}

export const bucketFor = (day: string): string => `date_trunc($3::text, ${day}::timestamp)`;
