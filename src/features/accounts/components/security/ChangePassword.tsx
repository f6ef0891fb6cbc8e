'use client';

import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { toast } from '@/ui/toast';
import { changePasswordAction } from '../../own-account-actions';
import { PasswordInput } from '@/ui/PasswordInput';
import { SETTINGS_FAILED, useRequest } from '../use-request';

const empty = { current: '', password: '', repeat: '' };
const fields = [
  { name: 'current', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  { name: 'password', label: 'New password', autoComplete: 'new-password', hint: 'At least 12 characters.' },
  { name: 'repeat', label: 'Repeat the new password', autoComplete: 'new-password', hint: undefined },
] as const;

/** A new password for whoever knows the current one. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const { pending, fieldErrors, run, clear } = useRequest();
  const formId = useId();

  function changeOpen(next: boolean) {
    setTyped(empty);
    clear();
    setOpen(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run({
      call: () => changePasswordAction(typed),
      onSuccess: () => {
        changeOpen(false);
        toast({ title: '✅ Password Changed', description: 'Every other session of your account has ended.' });
      },
      onFailure: () => toast(SETTINGS_FAILED),
    });
  }

  return (
    <Dialog
      title="Change password"
      description="Every other session of your account ends, and a letter tells you of it."
      size="sm"
      trigger={<Button variant="outline">Change Password</Button>}
      open={open}
      onOpenChange={changeOpen}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={pending}>
            {pending ? 'Saving...' : 'Save the password'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-1">
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
      </form>
    </Dialog>
  );
}
