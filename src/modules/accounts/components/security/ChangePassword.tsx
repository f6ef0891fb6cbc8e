'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { changePasswordAction } from '../../own-account/own-account-actions';
import { PasswordInput } from '@/ui/PasswordInput';
import { useRequest } from '../use-request';
import { SETTINGS_FAILED } from '../settings/settings-messages';

const empty = { current: '', password: '', repeat: '' };
const fields = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  { name: 'password', label: 'New password', autoComplete: 'new-password', hint: 'At least 12 characters.' },
  { name: 'repeat', label: 'Repeat the new password', autoComplete: 'new-password', hint: undefined },
] as const;

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const { pending, fieldErrors, run, clear } = useRequest();

  function changeOpen(next: boolean) {
    setTyped(empty);
    clear();
    setOpen(next);
  }

  const submit = () =>
    run({
      call: () => changePasswordAction(typed),
      onSuccess: () => {
        changeOpen(false);
        toast({ title: '✅ Password Changed', description: 'You have been signed out everywhere else.' });
      },
      onFailure: () => toast(SETTINGS_FAILED),
    });

  return (
    <FormDialog
      title="Change password"
      description="You will be signed out everywhere else, and we will email you about it."
      size="sm"
      trigger={<Button variant="outline">Change Password</Button>}
      open={open}
      onOpenChange={changeOpen}
      submitLabel={pending ? 'Saving...' : 'Save password'}
      pending={pending}
      onSubmit={submit}
    >
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field key={name} label={label} hint={hint} error={fieldErrors[name]}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete={autoComplete}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}
