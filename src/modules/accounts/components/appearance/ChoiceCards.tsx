import type { ReactNode } from 'react';

type ChoiceCardsProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; sign: ReactNode }[];
  onChoose: (value: Value) => void;
};

/** Radio buttons as cards with icons, side by side. */
export function ChoiceCards<Value extends string>({ legend, name, value, options, onChoose }: ChoiceCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-4">
        {options.map((option) => (
          <label key={option.value} className="choice choice-card items-center">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="choice-input mt-0"
            />
            {option.sign}
            <span className="font-medium">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
