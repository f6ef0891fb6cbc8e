'use client';

import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Finding } from '@/domain/pages/editor';
import { ConflictDialog } from '../versions/ConflictDialog';
import { GateDialog } from '../publishing/GateDialog';
import { PreviewLinkDialog } from '../publishing/PreviewLinkDialog';
import { ScheduleDialog } from '../publishing/ScheduleDialog';
import type { PageActions } from '../publishing/use-page-actions';
import { LeaveDialog } from '../../leaving/LeaveDialog';
import { SignInDialog } from './SignInDialog';
import { VersionsDialog } from '../versions/VersionsDialog';

type EditorDialogsProps = { actions: PageActions; onJump: (finding: Finding) => void };

/** Dialogs of both editors. */
export function EditorDialogs({ actions, onJump }: EditorDialogsProps) {
  const { dialog, closeDialog, gate, leaving, closeLeaving } = actions;
  return (
    <>
      {dialog?.kind === 'versions' && <VersionsDialog pageId={dialog.page.id} onClose={closeDialog} />}
      {dialog?.kind === 'schedule' && (
        <ScheduleDialog page={dialog.page} onClose={closeDialog} passGate={actions.passGate} />
      )}
      {dialog?.kind === 'link' && <PreviewLinkDialog link={dialog.link} copied={dialog.copied} onClose={closeDialog} />}
      {dialog?.kind === 'homepage' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || closeDialog()}
          title="Make this the homepage?"
          description="Visitors see it at / in place of the current homepage as soon as it is published."
          confirmLabel="Make homepage"
          onConfirm={() => actions.makeHomepage(dialog.page)}
        />
      )}
      {gate && (
        <GateDialog
          gate={gate}
          onClose={actions.closeGate}
          onJump={(finding) => {
            actions.closeGate();
            closeDialog();
            onJump(finding);
          }}
        />
      )}
      {leaving && (
        <LeaveDialog
          ids={[leaving.id]}
          action={leaving.action}
          what="this page"
          onLeave={leaving.proceed}
          onClose={closeLeaving}
        />
      )}
      <ConflictDialog />
      <SignInDialog />
    </>
  );
}
