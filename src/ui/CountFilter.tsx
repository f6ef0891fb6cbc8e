import { cn } from './cn';

type CountFilterProps<Kind extends string> = {
  kinds: readonly Kind[];
  labels: Readonly<Record<Kind, { label: string }>>;
  counts: Readonly<Record<Kind, number>>;
  only: Kind | undefined;
  onChange: (only: Kind | undefined) => void;
  className: string;
};

export function CountFilter<Kind extends string>(props: CountFilterProps<Kind>) {
  const { kinds, labels, counts, only, onChange, className } = props;
  return (
    <div role="group" aria-label="Show only" className={cn('grid grid-cols-2 gap-2.5', className)}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={only === kind}
          disabled={counts[kind] === 0}
          onClick={() => onChange(only === kind ? undefined : kind)}
          className="rounded-control border border-transparent bg-surface-sunken px-4 py-3 text-left transition-colors hover:border-line-strong disabled:text-ink-muted disabled:hover:border-transparent aria-pressed:border-brand aria-pressed:bg-brand-soft"
        >
          <span className="block text-sm">{labels[kind].label}</span>
          <span className="block font-display text-3xl leading-none font-bold tabular-nums">{counts[kind]}</span>
        </button>
      ))}
    </div>
  );
}
