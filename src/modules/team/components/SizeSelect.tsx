import type { ComponentProps } from 'react';
import { SIZES } from '@/domain/catalogue/sizes';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

type SizeSelectProps = {
  label: string;
  none?: string;
  error: string | string[] | undefined;
} & Pick<ComponentProps<'select'>, 'name' | 'value' | 'defaultValue' | 'onChange'>;

export function SizeSelect({ label, none = 'The same', error, ...select }: SizeSelectProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} {...select}>
          <option value="">{none}</option>
          <Options choices={SIZES.map(({ code, label: name }) => ({ value: code, label: name }))} />
        </Select>
      )}
    </Field>
  );
}
