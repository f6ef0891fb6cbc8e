import { useId, type ReactNode } from 'react';
import { cn } from './cn';

type SegmentsProps = {
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onValueChange: (value: string) => void;
  hideLegend?: boolean;
  id?: string;
  className?: string;
};

/** Few choices side by side, as native radio buttons: arrow keys just work. */
export function Segments({ legend, options, value, onValueChange, hideLegend, id, className }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset id={id} className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className="flex rounded-control border border-line-strong bg-surface-raised p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'relative flex min-h-9 grow cursor-pointer items-center justify-center gap-1.5 rounded-[0.25rem] px-2.5 text-sm transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
              option.value === value ? 'bg-brand font-semibold text-brand-ink' : 'hover:bg-ink/8',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
