import { MAX_INQUIRY_TEXT } from '@/domain/inquiries/inquiry';
import { Options } from '@/ui/Options';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { FormField } from './inquiry-fields';

type InquiryFieldProps = { field: FormField; value: string; error: readonly string[] | undefined };

/** One field of a form for visitors, filled with what was typed before. */
export function InquiryField({ field, value, error }: InquiryFieldProps) {
  const { name, label, type = 'text', choices, isLong, isOptional, isWide, autoComplete, hint } = field;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={!isOptional}
      optional={isOptional}
      className={cn('min-w-0', isWide && 'col-span-full')}
    >
      {(control) => {
        const common = { ...control, name, defaultValue: value };
        if (choices) {
          return (
            <Select {...common}>
              <option value="">Please choose</option>
              <Options choices={choices} />
            </Select>
          );
        }
        if (isLong) return <Textarea {...common} rows={6} maxLength={MAX_INQUIRY_TEXT} />;
        return <Input {...common} type={type} autoComplete={autoComplete} />;
      }}
    </Field>
  );
}
