export function Progress({ answered, total }: { answered: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((answered / total) * 100);
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl leading-none font-bold tabular-nums">{answered}</span>
        <span className="text-ink-muted">
          of {total} {total === 1 ? 'player has' : 'players have'} answered
        </span>
      </p>
      <div aria-hidden className="mt-2.5 h-2 overflow-clip rounded-full bg-ink/10">
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
