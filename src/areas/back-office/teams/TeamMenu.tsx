'use client';

import { Copy, KeyRound, Mail, MoreHorizontal, Power, PowerOff } from 'lucide-react';
import { useState } from 'react';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { copyText } from '@/ui/copy-text';
import { toast } from '@/ui/toast';
import { resetTeamPasswordAction, setTeamActiveAction } from './team-actions';
import { toastResult, toastError } from './team-toasts';
import type { TeamSummary } from './DeleteTeam';

type TeamMenuProps = { team: TeamSummary; className: string; labelClassName?: string };

export function TeamMenu({ team, className, labelClassName }: TeamMenuProps) {
  const [asking, setAsking] = useState<'reset' | 'deactivate'>();
  const { id, teamName, email, isActive, lastLogin } = team;
  const isNew = lastLogin === null;
  const close = (open: boolean) => open || setAsking(undefined);

  const activate = (wanted: boolean) =>
    toastResult(setTeamActiveAction(id, wanted), `Failed to ${wanted ? 'activate' : 'deactivate'} team`, () => ({
      title: wanted ? '✅ Team Activated' : '✅ Team Deactivated',
      description: `${teamName} ${wanted ? 'can sign in again.' : 'can no longer sign in.'}`,
    }));

  return (
    <>
      <DropdownMenu
        trigger={
          <button type="button" className={className}>
            <MoreHorizontal aria-hidden className="size-4" />
            <span className={labelClassName}>More</span>
            <span className="sr-only"> for {teamName}</span>
          </button>
        }
      >
        {isActive && (
          <DropdownMenuItem onSelect={() => (email ? setAsking('reset') : toastError(NO_EMAIL))}>
            <KeyRound aria-hidden />
            {isNew ? 'Send invitation' : 'Reset password'}
          </DropdownMenuItem>
        )}
        {isActive ? (
          <DropdownMenuItem onSelect={() => setAsking('deactivate')}>
            <PowerOff aria-hidden />
            Deactivate
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => void activate(true)}>
            <Power aria-hidden />
            Activate
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => copyPortalLink()}>
          <Copy aria-hidden />
          Copy portal link
        </DropdownMenuItem>
        {email && (
          <DropdownMenuItem asChild>
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <Mail aria-hidden />
              Email contact
            </a>
          </DropdownMenuItem>
        )}
      </DropdownMenu>
      <PasswordDialog
        open={asking === 'reset'}
        onOpenChange={close}
        title={isNew ? `Invite ${teamName}?` : `Reset the password of ${teamName}?`}
        description={`We will email ${email} a link to choose a password, valid for 7 days. The current password stops working at once, and every device is logged out.`}
        confirmLabel={isNew ? 'Send invitation' : 'Reset password'}
        call={(password) => resetTeamPasswordAction(id, password)}
        onSuccess={(sent) =>
          toast({
            title: isNew ? '✅ Invitation Sent' : '✅ Password Reset',
            description: `We’ve emailed a link to ${sent.email}.`,
          })
        }
      />
      <ConfirmDialog
        open={asking === 'deactivate'}
        onOpenChange={close}
        title={`Deactivate ${teamName}?`}
        description="It is signed out and can no longer sign in. Its orders, roster and files stay, and you can activate it again."
        confirmLabel="Deactivate"
        destructive
        onConfirm={() => activate(false)}
      />
    </>
  );
}

const NO_EMAIL = 'This team has no email address. Edit the team and add one first.';

function copyPortalLink(): void {
  const link = `${window.location.origin}/teamwear-portal`;
  void copyText(link, { title: 'Link Copied', description: link });
}
