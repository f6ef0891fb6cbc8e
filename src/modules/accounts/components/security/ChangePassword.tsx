'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { changePasswordAction } from '../../own-account/own-account-actions';
import { PasswordInput } from '@/ui/PasswordInput';
import { SETTINGS_FAILED } from '../settings/settings-messages';

const fields = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  { name: 'password', label: 'New password', autoComplete: 'new-password', hint: 'At least 12 characters.' },
  { name: 'repeat', label: 'Repeat the new password', autoComplete: 'new-password', hint: undefined },
] as const;

const names = fields.map(({ name }) => name);

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const sent = useSentForm({
    send: async (typed) => {
      const result = await callAction(changePasswordAction(typedFields(typed, names)));
      if (result.ok) {
        setOpen(false);
        toast({ title: '✅ Password Changed', description: 'You have been signed out everywhere else.' });
      } else if (!result.fieldErrors) {
        toast(SETTINGS_FAILED);
        return {};
      }
      return result;
    },
  });

  function changeOpen(next: boolean) {
    sent.startAgain();
    setOpen(next);
  }

  return (
    <FormDialog
      title="Change password"
      description="You will be signed out everywhere else, and we will email you about it."
      size="sm"
      trigger={<Button variant="outline">Change Password</Button>}
      open={open}
      onOpenChange={changeOpen}
      submitLabel={sent.isSending ? 'Saving...' : 'Save password'}
      sent={sent}
    >
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Field key={name} label={label} hint={hint} error={sent.fieldErrors[name]}>
          {(control) => <PasswordInput {...control} name={name} autoComplete={autoComplete} />}
        </Field>
      ))}
    </FormDialog>
  );
}
