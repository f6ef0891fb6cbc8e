'use client';

import { MailWarning, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { UnsentEmail } from '@/lib/mail/unsent-emails';
import { EMAILS_HREF } from '@/modules/system/system-paths';
import { formatCount } from '@/domain/text/locale';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { failed as failedMessage } from '@/ui/failed';
import { LocalDate } from '@/ui/LocalDate';
import { Skeleton } from '@/ui/Skeleton';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { useAnswer } from '@/ui/use-answer';
import { PanelDialog } from './PanelDialog';
import { sendEmailAgainAction } from './system-actions';
import { EMAIL_QUEUED, EMAILS_LOAD_FAILED } from './system-messages';

export function UnsentEmails() {
  return (
    <PanelDialog
      title="Unsent emails"
      description="A refused email is tried eight times within some sixteen hours, then no more."
      label="View Unsent Emails"
      icon={MailWarning}
    >
      <EmailPanel />
    </PanelDialog>
  );
}

type Unsent = { emails: UnsentEmail[]; total: number };

function EmailPanel() {
  const { answer, loading, failed, retry } = useAnswer<Unsent>(EMAILS_HREF, { reloads: true });
  if (failed)
    return <ErrorState title={EMAILS_LOAD_FAILED.description} onRetry={retry} retrying={loading} headingLevel={3} />;
  if (!answer) return <Skeleton className="h-40" />;
  const { emails, total } = answer;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-muted">
          {emails.length < total
            ? `The first ${emails.length} of ${formatCount(total)}`
            : `${formatCount(total)} unsent`}
        </p>
        <Button variant="outline" size="sm" onClick={retry}>
          {loading ? <Spinner /> : <RefreshCw aria-hidden className="size-4" />}
          Refresh
        </Button>
      </div>
      {emails.length === 0 ? (
        <EmptyState title="All emails are sent" description="New ones leave within seconds." headingLevel={3} />
      ) : (
        <ul aria-label="Unsent emails" className="divide-y divide-line">
          {emails.map((email) => (
            <EmailRow key={email.id} email={email} onQueued={retry} />
          ))}
        </ul>
      )}
    </>
  );
}

function EmailRow({ email, onQueued }: { email: UnsentEmail; onQueued: () => void }) {
  const [sending, setSending] = useState(false);
  const { id, to, template, attempts, lastError, dueAt, hasFailed } = email;

  async function sendAgain() {
    setSending(true);
    const result = await callAction(sendEmailAgainAction(id));
    setSending(false);
    toast(result.ok ? EMAIL_QUEUED : { ...failedMessage('Failed to send the email'), description: result.message });
    onQueued();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">{to}</span>
          <Badge variant={hasFailed ? 'destructive' : 'secondary'}>{hasFailed ? 'Failed' : 'Waiting'}</Badge>
        </p>
        <p className="mt-0.5 text-ink-muted">
          {nameOf(template)}
          {attempts > 0 && ` · ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`}
          {!hasFailed && (
            <>
              {' · next '}
              <LocalDate iso={dueAt} withTime />
            </>
          )}
        </p>
        {lastError && <p className="mt-1 break-words text-danger">{lastError}</p>}
      </div>
      <Button variant="outline" size="sm" loading={sending} onClick={sendAgain}>
        Send now
      </Button>
    </li>
  );
}

const nameOf = (template: string): string => {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
