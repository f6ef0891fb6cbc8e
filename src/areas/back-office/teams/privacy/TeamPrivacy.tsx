'use client';

import { Download, UserX } from 'lucide-react';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toastResult } from '@/ui/toast-result';
import { anonymiseTeamAction } from '../team-actions';
import { teamHref } from '../team-filters';

type TeamPrivacyProps = { id: string; name: string; isAnonymised: boolean };

/** What a team may ask for: the data of the team, its people and its players, and that all of it is removed. */
export function TeamPrivacy({ id, name, isAnonymised }: TeamPrivacyProps) {
  const wide = 'w-full justify-start min-h-10';
  return (
    <section className="card card-md space-y-2">
      <h2 className="mb-3 text-lg">Privacy</h2>
      {isAnonymised ? (
        <p className="text-sm text-ink-muted">This team’s personal data has been removed.</p>
      ) : (
        <>
          <a href={`${teamHref(id)}/data`} download className={`${buttonClass('outline', 'sm')} ${wide}`}>
            <Download aria-hidden className="size-4" />
            Export data as JSON
          </a>
          <ConfirmDialog
            title={`Remove the data of ${name}?`}
            description="Name, contact and login are blanked, and the team can no longer sign in. Its roster, size links, people, design assets, kit designs and our emails are deleted. Its orders keep their lines and amounts for the accounts, without players, addresses and notes; their proofs and print packs are deleted. Invoices stay as they were issued, as the law wants them kept. The activity log keeps what staff did. This cannot be undone."
            confirmLabel="Remove data"
            destructive
            onConfirm={() => toastResult(anonymiseTeamAction(id), { title: '✅ Personal Data Removed' })}
            trigger={
              <Button variant="outline" size="sm" className={wide}>
                <UserX aria-hidden className="size-4" />
                Remove personal data
              </Button>
            }
          />
        </>
      )}
    </section>
  );
}
