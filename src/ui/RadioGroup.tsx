import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { FieldError } from './Field';

type RadioOption = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  hint?: ReactNode;
  error?: string | readonly string[];
  required?: boolean;
  hideLegend?: boolean;
  className?: string;
};

/** Radio buttons as cards (native: arrow keys, forms and autofill just work). */
export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, options, defaultValue, value, onValueChange, hint, error, required, hideLegend, className } =
    props;
  const id = useId();
  const message = typeof error === 'string' ? error : error?.[0];
  const describedBy = cn(message && `${id}-error`, hint && `${id}-hint`) || undefined;

  return (
    <fieldset aria-describedby={describedBy} aria-invalid={message ? true : undefined} className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <label key={option.value} className="choice choice-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={onValueChange && (() => onValueChange(option.value))}
              className="choice-input"
            />
            <span className="min-w-0 grow">
              <span className="block font-medium">{option.label}</span>
              {option.description && <span className="mt-0.5 block text-sm text-ink-muted">{option.description}</span>}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
      {message && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{message}</FieldError>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
