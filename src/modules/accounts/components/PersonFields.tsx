import type { FieldErrors } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

type PersonFieldsProps = { nameLabel: string; errors: FieldErrors };

export const PersonFields = ({ nameLabel, errors }: PersonFieldsProps) => (
  <>
    <Field label={nameLabel} required error={errors.fullName}>
      {(control) => <Input {...control} name="fullName" autoComplete="off" maxLength={120} />}
    </Field>
    <Field label="Email" required error={errors.email}>
      {(control) => <Input {...control} name="email" type="email" autoComplete="off" maxLength={254} />}
    </Field>
  </>
);
