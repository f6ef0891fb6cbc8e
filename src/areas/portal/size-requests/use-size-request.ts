'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { FieldErrors } from '@/lib/result';
import { toast } from '@/ui/toast';
import { requestTeam } from '@/modules/team/request-team';

const PATH = '/api/team/size-requests';

type Entered = { title?: string; deadline: string; squad?: string };

export function useSizeRequest() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();

  async function call<Value extends object>(path: string, body?: object) {
    setBusy(true);
    setErrors({});
    setMessage(undefined);
    const result = await requestTeam<Value>(path, { method: 'POST', body });
    setBusy(false);
    if (result.ok) router.refresh();
    return result;
  }

  /** Opens a new form, or reopens the one with this id; true if it is open. */
  async function open(entered: Entered, id?: string): Promise<boolean> {
    const deadline = Number.isNaN(Date.parse(entered.deadline)) ? '' : new Date(entered.deadline).toISOString();
    const result = await call(id ? `${PATH}/${id}/reopen` : PATH, { ...entered, deadline });
    if (result.ok) {
      toast({
        title: id ? 'Deadline set' : 'Sizes are being collected',
        description: 'The links are open until the deadline.',
      });
      return true;
    }
    setErrors(result.fieldErrors ?? {});
    if (!result.fieldErrors) setMessage(result.message);
    // Someone else of the team was faster: show theirs.
    if (result.code === 'conflict') router.refresh();
    return false;
  }

  async function lock(id: string): Promise<boolean> {
    const result = await call(`${PATH}/${id}/lock`);
    if (result.ok) toast({ title: 'Collection locked', description: 'The size form is now closed.' });
    else toast({ title: 'Not locked', description: result.message, variant: 'destructive' });
    return result.ok;
  }

  async function send(id: string): Promise<void> {
    const result = await call<{ sent: number }>(`${PATH}/${id}/send`);
    if (!result.ok) {
      toast({ title: 'Not sent', description: result.message, variant: 'destructive' });
    } else if (result.value.sent === 0) {
      toast({ title: 'Nothing to send', description: 'Everyone still to answer was emailed within the last hour.' });
    } else {
      toast({
        title: 'Emails sent',
        description: `To ${result.value.sent} ${result.value.sent === 1 ? 'player' : 'players'}.`,
      });
    }
  }

  return { isBusy, errors, message, open, lock, send };
}
