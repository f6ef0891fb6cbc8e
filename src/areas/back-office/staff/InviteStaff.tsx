'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ROLE_LABELS, ROLES } from '@/domain/staff/permissions';
import type { InvitationInput } from '@/domain/staff/staff-input';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { inviteStaffAction } from './staff-actions';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { PersonFields } from '@/modules/accounts/components/PersonFields';

const nobody: InvitationInput = { fullName: '', email: '', role: 'content_manager' };

export function InviteStaff() {
  const [person, setPerson] = useState(nobody);
  const set = (change: Partial<InvitationInput>) => setPerson({ ...person, ...change });

  return (
    <PasswordDialog
      title="Invite a colleague"
      description="They get an email with a link to choose a password, valid for seven days."
      trigger={
        <Button>
          <UserPlus aria-hidden className="size-4.5" />
          Invite
        </Button>
      }
      confirmLabel="Send invitation"
      call={(password) => inviteStaffAction(person, password)}
      onSuccess={() => {
        setPerson(nobody);
        toast({ title: '✅ Invitation Sent', description: `We’ve emailed an invitation to ${person.email}.` });
      }}
    >
      {(fieldErrors) => (
        <>
          <PersonFields person={person} nameLabel="Full Name" errors={fieldErrors} onChange={set} />
          <Field
            label="Role"
            error={fieldErrors.role}
            hint="Administrators run the shop and the site; content managers only the site."
          >
            {(control) => (
              <Select
                {...control}
                value={person.role}
                onChange={(event) => set({ role: ROLES.find((role) => role === event.target.value) })}
              >
                <Options choices={choicesOf(ROLES, ROLE_LABELS)} />
              </Select>
            )}
          </Field>
        </>
      )}
    </PasswordDialog>
  );
}
