import type { FieldErrors } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

type Person = { fullName: string; email: string };

type PersonFieldsProps = {
  person: Person;
  nameLabel: string;
  errors: FieldErrors;
  onChange: (change: Partial<Person>) => void;
};

export const PersonFields = ({ person, nameLabel, errors, onChange }: PersonFieldsProps) => (
  <>
    <Field label={nameLabel} error={errors.fullName}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={120}
          value={person.fullName}
          onChange={({ target }) => onChange({ fullName: target.value })}
        />
      )}
    </Field>
    <Field label="Email" error={errors.email}>
      {(control) => (
        <Input
          {...control}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={person.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      )}
    </Field>
  </>
);
