'use client';

import { Options } from '@/ui/Options';
import type { Choice } from '@/ui/choices';
import { CompactSelect } from '@/ui/CompactSelect';

type FilterSelectProps<Value extends string> = {
  name?: string;
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  className?: string;
};

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
      <Options choices={choices} />
    </CompactSelect>
  );
}
