'use client';

import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { revokeOtherSessionsAction, revokeSessionAction } from '../../own-account/own-account-actions';

const NOT_ENDED = 'Something went wrong. Please try again.';

export function EndSession({ sessionId, browser }: { sessionId: string; browser: string }) {
  async function end() {
    const result = await callAction(revokeSessionAction(sessionId), NOT_ENDED);
    if (result.ok) return toast({ title: '✅ Session Ended', description: `${browser} is signed out.` });
    return toast(result.code === 'unreachable' ? failed(result.message) : { title: result.message });
  }
  return (
    <ConfirmDialog
      title="End this session?"
      description={`Anyone using ${browser} will have to sign in again.`}
      confirmLabel="End session"
      destructive
      onConfirm={end}
      trigger={
        <Button variant="outline" size="sm" className="shrink-0" aria-label={`End the session of ${browser}`}>
          End session
        </Button>
      }
    />
  );
}

export function EndOtherSessions() {
  async function end() {
    const result = await callAction(revokeOtherSessionsAction());
    return toast(
      result.ok
        ? { title: '✅ Signed Out Everywhere Else', description: 'Only this session is still signed in.' }
        : failed(NOT_ENDED),
    );
  }
  return (
    <ConfirmDialog
      title="Sign out everywhere else?"
      description="Every other browser and app will have to sign in again."
      confirmLabel="Sign out everywhere else"
      destructive
      onConfirm={end}
      trigger={<Button variant="outline">Sign out everywhere else</Button>}
    />
  );
}
