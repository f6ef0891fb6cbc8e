'use client';

import type { IssuePreview } from '@/modules/newsletter/issues/change-issue';
import type { Issue, IssueFailure } from '@/modules/newsletter/issues/data';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Facts } from '@/ui/Facts';
import { LocalDate } from '@/ui/LocalDate';
import { Progress } from '@/ui/Progress';
import { RefreshWhile } from '@/ui/RefreshWhile';
import { toastResult } from '@/ui/toast-result';
import { Allowed } from '../access/granted';
import { PreviewPane } from '../settings/emails/PreviewPane';
import { IssueBadge } from './IssueBadge';
import { stopIssueAction } from './issue-actions';

type IssueProgressProps = {
  issue: Issue;
  readers: number;
  failures: readonly IssueFailure[];
  email: Omit<IssuePreview, 'undrawn'> | undefined;
};

export function IssueProgress({ issue, readers, failures, email: shown }: IssueProgressProps) {
  const { id, revision, status, queued, sent, failed, unsubscribed, sendAt, finishedAt, byName, preheader } = issue;
  const isUnderWay = status === 'sending' || (status !== 'draft' && sent + failed < queued);
  const total = status === 'sending' ? Math.max(readers, queued) : queued;
  const done = sent + failed;
  const isScheduled = status === 'scheduled';

  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      {(isUnderWay || isScheduled) && <RefreshWhile />}
      <section aria-label="Sending" className="card space-y-5 p-5 sm:p-6">
        <Facts
          facts={[
            { name: 'State', value: <IssueBadge status={status} /> },
            { name: isScheduled ? 'Goes out' : 'Sent at', value: sendAt && <LocalDate iso={sendAt} withTime /> },
            { name: 'By', value: byName },
            { name: 'Preview text', value: preheader },
            { name: isScheduled ? 'Readers' : 'Sent', value: String(isScheduled ? readers : sent) },
            { name: 'Failed', value: !isScheduled && String(failed) },
            { name: 'Unsubscribed', value: !isScheduled && String(unsubscribed) },
            { name: 'Finished', value: finishedAt && <LocalDate iso={finishedAt} withTime /> },
          ]}
        />
        {isUnderWay && (
          <div role="status" className="space-y-2">
            <p className="text-sm text-ink-muted">{`${done} of ${total}`}</p>
            <Progress label="Emails sent" value={total > 0 ? done / total : 0} className="w-full" />
          </div>
        )}
        {failures.length > 0 && (
          <div className="space-y-2 border-t border-line pt-5 text-sm">
            <h2 className="font-semibold">Not delivered</h2>
            <ul className="space-y-2">
              {failures.map(({ id: reader, email, reason }) => (
                <li key={reader} className="wrap-anywhere">
                  <bdi className="font-medium">{email}</bdi>
                  <span className="block text-ink-muted">{reason}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {(isScheduled || isUnderWay) && status !== 'stopped' && (
          <Allowed to="newsletter:write">
            <ConfirmDialog
              title={isScheduled ? 'Back to a draft?' : 'Stop sending?'}
              description={
                isScheduled
                  ? 'It is not sent until you send it again.'
                  : 'Those on their way arrive, the rest are not sent.'
              }
              confirmLabel={isScheduled ? 'Back to a draft' : 'Stop'}
              destructive={!isScheduled}
              onConfirm={() => toastResult(stopIssueAction({ id, revision }), { title: '✅ Stopped' })}
              trigger={<Button variant="outline">{isScheduled ? 'Back to a draft' : 'Stop sending'}</Button>}
            />
          </Allowed>
        )}
      </section>
      {shown && <PreviewPane preview={shown} />}
    </div>
  );
}
