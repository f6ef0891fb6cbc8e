'use client';

import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Finding } from '@/domain/pages/editor';
import { ConflictDialog } from '../versions/ConflictDialog';
import { GateDialog } from '../publishing/GateDialog';
import { PreviewLinkDialog } from '../publishing/PreviewLinkDialog';
import { ScheduleDialog } from '../publishing/ScheduleDialog';
import type { PageActions } from '../publishing/use-page-actions';
import { LeaveDialog } from '../../leaving/LeaveDialog';
import { VersionsDialog } from '../versions/VersionsDialog';
import { useEffect, useState } from 'react';
import { CodeInput } from '@/modules/accounts/components/CodeInput';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { SaveState } from '../types';
import { useEditor } from '../store/use-editor';
import { request, type Refused } from '@/lib/client/request';
import { NO_ANSWER } from '@/ui/failed';

type EditorDialogsProps = { actions: PageActions; onJump: (finding: Finding) => void };

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

interface Credentials {
  email: string;
  password: string;
  code?: string;
  challenge?: string;
}

/** Outcome of signing in again. With `challenge`, to be sent back, the account’s code is needed. */
type SignInAnswer = { ok: true } | { ok: false; message: string } | { ok: 'code_wanted'; challenge: string };

const UNREACHED: SignInAnswer = { ok: false, message: NO_ANSWER };

/** Same message for all: it must not reveal which part was wrong. */
const WRONG = new Set(['required', 'invalid_credentials', 'invalid_code']);

/** Signs in without leaving the page. Never throws. */
async function signInAgain(credentials: Credentials): Promise<SignInAnswer> {
  const answer = await request('/api/admin-users/login', { method: 'POST', body: credentials });
  if (answer.ok) return { ok: true };
  const { status, code, message, challenge } = answer as Refused & { challenge?: string };
  if (status === 0 || code === 'unreadable') return UNREACHED;
  if (challenge) return { ok: 'code_wanted', challenge };
  return { ok: false, message: WRONG.has(code) ? 'Invalid credentials. Please try again.' : message };
}

function SignInDialog() {
  const save = useEditor((store) => store.save);
  const [closedOn, setClosedOn] = useState<SaveState>();
  const isOpen = save.kind === 'refused' && save.isSignedOut && save !== closedOn;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => setClosedOn(open ? undefined : save)}
      size="sm"
      title="Sign in again"
      description="You have been signed out. Your work is kept here, and saved as soon as you are back."
    >
      <SignInForm />
    </Dialog>
  );
}

function SignInForm() {
  const saveNow = useEditor((store) => store.saveNow);
  /** Credentials whose account needs a code, and its challenge. */
  const [known, setKnown] = useState<Omit<Credentials, 'code'>>();
  const { notice, isSending, form } = useSentForm({
    send: async (typed) => {
      const entered = known ? { ...known, ...typedFields(typed, ['code']) } : typedFields(typed, ['email', 'password']);
      const answer = await signInAgain(entered);
      if (answer.ok === true) await saveNow('autosave');
      if (answer.ok === 'code_wanted') setKnown({ ...entered, challenge: answer.challenge });
      return { message: answer.ok === false ? answer.message : undefined };
    },
  });
  const { ref } = form;

  useEffect(() => {
    if (known) ref.current?.querySelector('input')?.focus();
  }, [known, ref]);

  return (
    // The browser asks for what is missing.
    <form {...form} noValidate={false} className="space-y-5">
      {notice && <Notice tone="danger">{notice}</Notice>}
      {known ? (
        <Field label="Enter the 6-digit code" hint="From your authenticator app. A recovery code works as well, once.">
          {(control) => <CodeInput {...control} name="code" />}
        </Field>
      ) : (
        <>
          <Field label="Email">
            {(control) => (
              <Input {...control} required name="email" type="email" autoComplete="username" maxLength={320} />
            )}
          </Field>
          <Field label="Password">
            {(control) => <PasswordInput {...control} required name="password" autoComplete="current-password" />}
          </Field>
        </>
      )}
      <Button type="submit" loading={isSending} className="w-full">
        Sign in and save
      </Button>
    </form>
  );
}
