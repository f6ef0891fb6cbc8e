import { BUILT_IN_ROLES, ROLE_LABELS, ROLE_SUMMARIES } from '@/domain/staff/permissions';
import { choicesOf } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import type { FieldErrors } from '@/lib/result';
import { useState } from 'react';
import type { OwnRole } from './data';

export type RoleNames = readonly Pick<OwnRole, 'id' | 'name'>[];

type RoleSelectProps = { ownRoles: RoleNames; first: string; errors: FieldErrors };

export function RoleSelect({ ownRoles, first, errors }: RoleSelectProps) {
  const [chosen, setChosen] = useState(first);
  const own = ownRoles.map(({ id, name }) => ({ value: id, label: name }));
  const role = BUILT_IN_ROLES.find((known) => known === chosen);
  return (
    <Field label="Role" error={errors.role} hint={role ? ROLE_SUMMARIES[role] : 'A role of your own.'}>
      {(control) => (
        <Select {...control} name="role" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <Options choices={[...choicesOf(BUILT_IN_ROLES, ROLE_LABELS), ...own]} />
        </Select>
      )}
    </Field>
  );
}
