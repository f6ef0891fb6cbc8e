'use client';

import { UserPlus } from 'lucide-react';
import { ROLE_LABELS, ROLES, type Role } from '@/domain/staff/permissions';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { inviteStaffAction } from './staff-actions';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { PersonFields } from '@/modules/accounts/components/PersonFields';
import { typedFields } from '@/ui/typed-fields';

const FIRST_ROLE: Role = 'content_manager';

export function InviteStaff() {
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
      call={(password, typed) => inviteStaffAction(typedFields(typed, ['fullName', 'email', 'role']), password)}
      onSuccess={(_, typed) => {
        const { email } = typedFields(typed, ['email']);
        toast({ title: '✅ Invitation Sent', description: `We’ve emailed an invitation to ${email}.` });
      }}
    >
      {(fieldErrors) => (
        <>
          <PersonFields nameLabel="Full Name" errors={fieldErrors} />
          <Field
            label="Role"
            error={fieldErrors.role}
            hint="Administrators run the shop and the site; content managers only the site."
          >
            {(control) => (
              <Select {...control} name="role" defaultValue={FIRST_ROLE}>
                <Options choices={choicesOf(ROLES, ROLE_LABELS)} />
              </Select>
            )}
          </Field>
        </>
      )}
    </PasswordDialog>
  );
}
