'use client';

import { UserPlus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { ROLE_LABELS, ROLES } from '@/domain/permissions';
import type { InvitationInput } from '@/domain/staff-input';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { inviteStaffAction } from '../../../staff-actions';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { useRequest } from '@/features/accounts/components/use-request';

const nobody: InvitationInput = { fullName: '', email: '', role: 'content_manager' };

/** Invites somebody by e-mail. */
export function InviteStaff() {
  const [open, setOpen] = useState(false);
  const [person, setPerson] = useState(nobody);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const { pending, fieldErrors, run, clear } = useRequest();
  const formId = useId();
  const set = (change: Partial<InvitationInput>) => setPerson({ ...person, ...change });

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    void run({
      call: () => inviteStaffAction(person, password),
      onSuccess: () => {
        setOpen(false);
        setPerson(nobody);
        setPassword('');
        toast({ title: '✅ Invitation Sent', description: `A letter is on its way to ${person.email}.` });
      },
      onFailure: (message) => setFailure(message ?? 'This did not work. Please try again.'),
    });
  }

  return (
    <Dialog
      title="Invite somebody"
      description="They get a letter with a link to choose a password, good for seven days."
      size="sm"
      trigger={
        <Button>
          <UserPlus aria-hidden className="size-4.5" />
          Invite
        </Button>
      }
      open={open}
      onOpenChange={(next) => {
        clear();
        setFailure(undefined);
        setOpen(next);
      }}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={pending}>
            Send the invitation
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-1">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Field label="Full Name" error={fieldErrors.fullName}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={120}
              value={person.fullName}
              onChange={(event) => set({ fullName: event.target.value })}
            />
          )}
        </Field>
        <Field label="Email" error={fieldErrors.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={person.email}
              onChange={(event) => set({ email: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Role"
          error={fieldErrors.role}
          hint="Administrators run the shop and the site; content managers the site alone."
        >
          {(control) => (
            <Select
              {...control}
              value={person.role}
              onChange={(event) => set({ role: ROLES.find((role) => role === event.target.value) })}
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_LABELS[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Your password" error={fieldErrors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
