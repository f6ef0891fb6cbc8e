'use client';

import { CompactSelect } from '@/ui/CompactSelect';

export type Choice<Value extends string = string> = { value: Value; label: string };

/** Each of the values with its label. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice<Value>[] => values.map((value) => ({ value, label: labels[value] }));

type FilterSelectProps<Value extends string> = {
  /** In the form’s query. */
  name?: string;
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** Its width. */
  className?: string;
};

/** One choice over a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { name, label, value, choices, onChange, className = 'grow sm:w-44 sm:grow-0' } = props;
  return (
    <CompactSelect
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      className={className}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </CompactSelect>
  );
}
