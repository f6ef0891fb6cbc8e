import { cn } from '@/ui/cn';

type Facet<V extends string> = { value: V; label: string; hex?: string };

type FilterGroupProps<V extends string> = {
  name: string;
  legend: string;
  facets: readonly Facet<V>[];
  chosen: readonly V[];
  counts: Readonly<Record<string, number>>;
  onChange: (chosen: V[]) => void;
};

/** One group of filters. Choices without results are left out, unless chosen. */
export function FilterGroup<V extends string>({ name, legend, facets, chosen, counts, onChange }: FilterGroupProps<V>) {
  const offered = facets.filter(({ value }) => chosen.includes(value) || (counts[value] ?? 0) > 0);
  if (offered.length === 0) return null;
  return (
    <fieldset className="min-w-0 py-4 first-of-type:lg:pt-0">
      <legend className="float-left mb-2 font-semibold">{legend}</legend>
      <ul className="clear-left">
        {offered.map(({ value, label, hex }) => {
          const isChosen = chosen.includes(value);
          const count = counts[value] ?? 0;
          return (
            <li key={value}>
              <label className="filter-choice">
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  aria-label={`${label}, ${count} ${count === 1 ? 'product' : 'products'}`}
                  checked={isChosen}
                  onChange={() =>
                    onChange(
                      facets
                        .map((facet) => facet.value)
                        .filter((each) => (each === value ? !isChosen : chosen.includes(each))),
                    )
                  }
                />
                {hex && <span aria-hidden style={{ backgroundColor: hex }} className="swatch size-4.5 shrink-0" />}
                <span className={cn('grow', isChosen && 'font-semibold')}>{label}</span>
                <span>{count}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
