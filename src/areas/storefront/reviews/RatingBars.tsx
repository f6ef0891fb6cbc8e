import { starsText } from '@/domain/catalogue/review';

/** How many gave how many stars, the most stars first. */
export function RatingBars({ counts, total }: { counts: readonly number[]; total: number }) {
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <ul className="mt-6 grid gap-2 text-sm">
      {rows.map(({ stars, count }) => (
        <li key={stars} className="grid grid-cols-[3.75rem_minmax(0,1fr)_2.5rem] items-center gap-3">
          <span>{starsText(stars)}</span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-ink/10">
            <span
              className="block h-full rounded-full bg-star"
              style={{ width: `${((count / total) * 100).toFixed(1)}%` }}
            />
          </span>
          <span className="text-right text-ink-muted tabular-nums">
            <span className="sr-only">: </span>
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
