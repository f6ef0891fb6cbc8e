import type { Ref } from 'react';
import { compareSizes, SIZES, type SizeCode } from '@/domain/catalogue/sizes';
import { Checkbox } from '@/ui/Checkbox';
import { cn } from '@/ui/cn';

type SizeChoicesProps = {
  legend: string;
  value: readonly SizeCode[];
  inputRef: Ref<HTMLInputElement>;
  onBlur: () => void;
  onChange: (sizes: SizeCode[]) => void;
  isNamed?: boolean;
};

export function SizeChoices({ legend, value, inputRef, onBlur, onChange, isNamed }: SizeChoicesProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-4">
      <legend className={cn(isNamed ? 'mb-1.5 text-sm font-medium' : 'sr-only')}>{legend}</legend>
      {SIZES.map(({ code, label }, index) => (
        <Checkbox
          key={code}
          ref={index === 0 ? inputRef : undefined}
          label={label}
          checked={value.includes(code)}
          onBlur={onBlur}
          onChange={({ target }) => {
            const others = value.filter((size) => size !== code);
            onChange(target.checked ? [...others, code].sort(compareSizes) : others);
          }}
        />
      ))}
    </fieldset>
  );
}
