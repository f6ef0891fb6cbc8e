type DaysFilterProps = {
  /** First and last day, as 2026-11-24; '' for any. */
  from: string;
  to: string;
  onChange: (changed: { from: string } | { to: string }) => void;
};

export const DaysFilter = ({ from, to, onChange }: DaysFilterProps) => (
  <>
    <DayField name="from" label="From" value={from} max={to} onChange={(day) => onChange({ from: day })} />
    <DayField name="to" label="To" value={to} min={from} onChange={(day) => onChange({ to: day })} />
  </>
);

type DayFieldProps = {
  name: string;
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
};

function DayField({ name, label, value, min, max, onChange }: DayFieldProps) {
  return (
    <label className="flex min-h-10 items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 text-sm hover:border-ink-muted has-focus-visible:border-focus has-focus-visible:outline-1 has-focus-visible:outline-focus">
      <span className="text-ink-muted">{label}</span>
      <input
        type="date"
        name={name}
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
        className="min-w-0 grow bg-transparent focus-visible:outline-none"
      />
    </label>
  );
}
