'use client';

import { UserPlus } from 'lucide-react';
import type { Role } from '@/domain/staff/permissions';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { RoleSelect, type RoleNames } from './RoleSelect';
import { inviteStaffAction } from './staff-actions';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { PersonFields } from '@/modules/accounts/components/PersonFields';
import { typedFields } from '@/ui/typed-fields';

const FIRST_ROLE: Role = 'content_manager';

export function InviteStaff({ ownRoles }: { ownRoles: RoleNames }) {
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
          <RoleSelect ownRoles={ownRoles} first={FIRST_ROLE} errors={fieldErrors} />
        </>
      )}
    </PasswordDialog>
  );
}
