'use client';

import { Pencil, Plus } from 'lucide-react';
import { ACT_CHOICES, AREA_ROWS, SITE_CHOICES, type GrantedPermission } from '@/domain/staff/permissions';
import type { FieldErrors } from '@/lib/result';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import type { OwnRole } from './data';
import { saveRoleAction } from './role-actions';

type RoleFormProps = { role?: Pick<OwnRole, 'id' | 'name' | 'permissions' | 'holders'> };

export function RoleForm({ role }: RoleFormProps) {
  return (
    <PasswordDialog
      size="md"
      title={role ? `Change ${role.name}` : 'Add a role'}
      description={
        role && role.holders > 0
          ? 'It counts from the next page that those who have it open.'
          : 'Seeing comes with whatever needs it. Bank details, staff and roles stay with the owner.'
      }
      trigger={
        role ? (
          <Button variant="outline" size="sm">
            <Pencil aria-hidden className="size-4" />
            Change
          </Button>
        ) : (
          <Button>
            <Plus aria-hidden className="size-4.5" />
            Add role
          </Button>
        )
      }
      confirmLabel="Save role"
      call={(password, typed) =>
        saveRoleAction({
          id: role?.id,
          ...typedFields(typed, ['name']),
          permissions: typed.getAll('permission').map(String),
          password,
        })
      }
      onSuccess={(_, typed) =>
        toast({ title: '✅ Role Saved', description: `${typedFields(typed, ['name']).name} is saved.` })
      }
    >
      {(errors) => <RoleFields name={role?.name} granted={role?.permissions ?? []} errors={errors} />}
    </PasswordDialog>
  );
}

type RoleFieldsProps = { name?: string; granted: readonly GrantedPermission[]; errors: FieldErrors };

function RoleFields({ name, granted, errors }: RoleFieldsProps) {
  const [problem] = errors.permissions ?? [];
  const box = (value: GrantedPermission) => ({
    ...{ name: 'permission', value, defaultChecked: granted.includes(value) },
    'aria-invalid': problem ? true : undefined,
  });
  return (
    <>
      <Field label="Name" required error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="off" maxLength={60} defaultValue={name} />}
      </Field>
      <div>
        <table className="w-full text-sm">
          <caption className="mb-1.5 text-left font-semibold">Records</caption>
          <thead>
            <tr className="border-b border-line text-ink-muted">
              <th scope="col" className="sr-only">
                Records
              </th>
              {['See', 'Change'].map((verb) => (
                <th key={verb} scope="col" className="w-16 pb-1.5 text-center text-xs font-medium">
                  {verb}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {AREA_ROWS.map(({ label, read, write }) => (
              <tr key={read} className="border-b border-line">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {label}
                </th>
                {([read, write] as const).map((value) => (
                  <td key={value} className="text-center">
                    <label className="inline-grid size-9 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        {...box(value)}
                        aria-label={`${label}: ${value === read ? 'See' : 'Change'}`}
                        className="mt-0 choice-input"
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      {[
        { legend: 'Work', choices: ACT_CHOICES },
        { legend: 'Site', choices: SITE_CHOICES },
      ].map(({ legend, choices }) => (
        <fieldset key={legend}>
          <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
          <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            {choices.map(({ value, label }) => (
              <Checkbox key={value} {...box(value)} label={label} className="text-sm" />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}
