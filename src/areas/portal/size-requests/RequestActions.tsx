'use client';

import { useState } from 'react';
import { CalendarClock, ClipboardCopy, Link2, Lock, Mail } from 'lucide-react';
import { formatDeadline } from '@/domain/text/locale';
import { listNames } from '@/domain/teams/roster';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { distinctNames, listed } from '@/domain/teams/namesakes';
import type { ListedPlayer } from './data/size-requests';
import type { SizeRequestView } from './load-size-request';
import { copyText } from '@/ui/copy-text';
import { RequestDialog } from './RequestDialog';
import { useSizeRequest } from './use-size-request';

export function RequestActions({ request }: { request: SizeRequestView }) {
  const { isBusy, lock, send } = useSizeRequest();
  const [isDating, setDating] = useState(false);
  const missing = request.players.filter(({ answeredAt }) => answeredAt === null);
  const due = missing.filter(({ hasEmail }) => hasEmail);
  const isOpen = request.state === 'open';
  const wasSent = due.some(({ remindedAt }) => remindedAt !== null);
  const sendLabel = wasSent ? `Remind ${due.length} by email` : `Email links to ${due.length}`;

  if (!isOpen) {
    return (
      <>
        <Button onClick={() => setDating(true)}>
          <CalendarClock aria-hidden className="size-4.5" /> Reopen
        </Button>
        <RequestDialog open={isDating} onOpenChange={setDating} request={request} />
      </>
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-2">
      <Button className="max-sm:col-span-2" onClick={() => void copyText(request.teamLink, 'Team link copied')}>
        <Link2 aria-hidden className="size-4.5" /> Copy team link
      </Button>
      {due.length > 0 && (
        <ConfirmDialog
          trigger={
            <Button variant="outline" className="max-sm:col-span-2" loading={isBusy}>
              <Mail aria-hidden className="size-4.5" />
              {sendLabel}
            </Button>
          }
          title={`${sendLabel}?`}
          description={`Goes to ${listNames(distinctNames(due.map(listed)))}, each with their own link.`}
          confirmLabel="Send"
          onConfirm={() => send(request.id)}
        />
      )}
      {missing.length > 0 && (
        <Button
          variant="outline"
          className="max-sm:col-span-2"
          onClick={() => void copyText(reminder(request, missing), 'Reminder copied')}
        >
          <ClipboardCopy aria-hidden className="size-4.5" /> Copy reminder text
        </Button>
      )}
      <Button variant="outline" onClick={() => setDating(true)}>
        <CalendarClock aria-hidden className="size-4.5" /> Deadline
      </Button>
      <ConfirmDialog
        trigger={
          <Button variant="outline">
            <Lock aria-hidden className="size-4.5" /> Lock now
          </Button>
        }
        title="Lock the answers?"
        description={
          missing.length > 0
            ? `${missing.length} ${missing.length === 1 ? 'player has' : 'players have'} not answered. Their links will stop working.`
            : 'Everyone has answered. After this, nothing can be changed through the links.'
        }
        confirmLabel="Lock now"
        onConfirm={() => lock(request.id)}
      />
      <RequestDialog open={isDating} onOpenChange={setDating} request={request} />
    </div>
  );
}

function reminder({ title, deadline, teamLink }: SizeRequestView, missing: readonly ListedPlayer[]): string {
  const until = formatDeadline(deadline);
  return [
    `${title}: we still need your size, number and name for the back.`,
    `Please fill it in by ${until}: ${teamLink}`,
    `Still missing: ${distinctNames(missing.map(listed)).join(', ')}`,
  ].join('\n');
}
