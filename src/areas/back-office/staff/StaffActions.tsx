'use client';

import { KeyRound, Mail, MoreHorizontal, Trash2, UserCheck, UserCog, UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast';
import { toastResult } from '@/ui/toast-result';
import type { StaffMember } from './data';
import {
  activateStaffAction,
  changeStaffRoleAction,
  deactivateStaffAction,
  deleteStaffAction,
  removeSecondFactorAction,
  sendPasswordLinkAction,
} from './staff-actions';
import { RoleSelect, type RoleNames } from './RoleSelect';
import { typedFields } from '@/ui/typed-fields';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';

export function StaffActions({ person, ownRoles }: { person: StaffMember; ownRoles: RoleNames }) {
  const [asking, setAsking] = useState<'role' | 'factor' | 'activate' | 'deactivate' | 'delete'>();
  const { id, fullName, email, roleLabel, roleChoice, isActive, lastLogin, hasSecondFactor } = person;
  const dialog = (which: NonNullable<typeof asking>) => ({
    open: asking === which,
    onOpenChange: (open: boolean) => setAsking(open ? which : undefined),
  });

  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={`Actions for ${fullName}`}>
            <MoreHorizontal aria-hidden className="size-5" />
          </IconButton>
        }
      >
        <DropdownMenuItem onSelect={() => setAsking('role')}>
          <UserCog aria-hidden />
          Change role
        </DropdownMenuItem>
        {isActive && (
          <DropdownMenuItem
            onSelect={() =>
              toastResult(
                sendPasswordLinkAction(id),
                { title: '✅ Email Sent', description: `We’ve emailed a link to ${email}.` },
                'Something went wrong. Please try again.',
              )
            }
          >
            <Mail aria-hidden />
            {lastLogin ? 'Send password link' : 'Resend invitation'}
          </DropdownMenuItem>
        )}
        {hasSecondFactor && (
          <DropdownMenuItem onSelect={() => setAsking('factor')}>
            <KeyRound aria-hidden />
            Remove two-factor authentication
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        {isActive ? (
          <DropdownMenuItem destructive onSelect={() => setAsking('deactivate')}>
            <UserX aria-hidden />
            Deactivate
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => setAsking('activate')}>
            <UserCheck aria-hidden />
            Activate
          </DropdownMenuItem>
        )}
        <DropdownMenuItem destructive onSelect={() => setAsking('delete')}>
          <Trash2 aria-hidden />
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
      <PasswordDialog
        {...dialog('role')}
        title={`Change the role of ${fullName}?`}
        description="It counts from the next page they open."
        confirmLabel="Change role"
        call={(password, typed) => changeStaffRoleAction({ id, password, ...typedFields(typed, ['role']) })}
        onSuccess={() => toast({ title: '✅ Role Changed', description: `${fullName} has another role now.` })}
      >
        {(errors) => <RoleSelect ownRoles={ownRoles} first={roleChoice} errors={errors} />}
      </PasswordDialog>
      <PasswordDialog
        {...dialog('factor')}
        title="Remove two-factor authentication?"
        description={`For a lost phone. ${fullName} will sign in with the password alone, and is notified by email.`}
        confirmLabel="Remove"
        destructive
        call={(password) => removeSecondFactorAction({ id, password })}
        onSuccess={() => toast({ title: '✅ Two-Factor Authentication Removed' })}
      />
      <PasswordDialog
        {...dialog('activate')}
        title={`Activate ${fullName}?`}
        description={`${fullName} can sign in again, as ${roleLabel.toLowerCase()}.`}
        confirmLabel="Activate"
        call={(password) => activateStaffAction({ id, password })}
        onSuccess={() => toast({ title: '✅ Account Activated', description: `${fullName} can sign in again.` })}
      />
      <PasswordDialog
        {...dialog('delete')}
        title={`Delete ${fullName}?`}
        description="The account is deleted for good. Its entries in the activity log stay."
        confirmLabel="Delete account"
        destructive
        call={(password) => deleteStaffAction({ id, password })}
        onSuccess={() => toast({ title: '✅ Account Deleted', description: `${fullName} can no longer sign in.` })}
      />
      <ConfirmDialog
        {...dialog('deactivate')}
        title={`Deactivate ${fullName}?`}
        description="Every session ends at once, and signing in is refused until the account is activated again."
        confirmLabel="Deactivate"
        destructive
        onConfirm={() =>
          toastResult(
            deactivateStaffAction(id),
            { title: '✅ Account Deactivated', description: `${fullName} is signed out everywhere.` },
            'Something went wrong. Please try again.',
          )
        }
      />
    </>
  );
}
