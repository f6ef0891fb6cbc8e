'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Answer } from '@/lib/client/request';
import { toast } from '@/ui/toast';
import { requestTeam } from '@/modules/team/request-team';

const PATH = '/api/team/size-requests';

type Entered = { title?: string; deadline: string; squad?: string };

export function useSizeRequest() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function call<Value extends object>(path: string, body?: object) {
    setBusy(true);
    const result = await requestTeam<Value>(path, { method: 'POST', body });
    setBusy(false);
    if (result.ok) router.refresh();
    return result;
  }

  async function open(entered: Entered, id?: string): Promise<Answer<unknown>> {
    const deadline = Number.isNaN(Date.parse(entered.deadline)) ? '' : new Date(entered.deadline).toISOString();
    const result = await call(id ? `${PATH}/${id}/reopen` : PATH, { ...entered, deadline });
    if (result.ok) {
      toast({
        title: id ? 'Deadline set' : 'Sizes are being collected',
        description: 'The links are open until the deadline.',
      });
    }
    // Someone else of the team was faster: show theirs.
    else if (result.code === 'conflict') router.refresh();
    return result;
  }

  async function lock(id: string): Promise<boolean> {
    const result = await call(`${PATH}/${id}/lock`);
    if (result.ok) toast({ title: 'Collection locked', description: 'The size form is now closed.' });
    else toast({ title: 'Collection not locked', description: result.message, variant: 'destructive' });
    return result.ok;
  }

  async function send(id: string): Promise<void> {
    const result = await call<{ sent: number }>(`${PATH}/${id}/send`);
    if (!result.ok) {
      toast({ title: 'Emails not sent', description: result.message, variant: 'destructive' });
    } else if (result.value.sent === 0) {
      toast({ title: 'Nothing to send', description: 'Everyone still to answer was emailed within the last hour.' });
    } else {
      toast({
        title: 'Emails sent',
        description: `To ${result.value.sent} ${result.value.sent === 1 ? 'player' : 'players'}.`,
      });
    }
  }

  return { isBusy, open, lock, send };
}
