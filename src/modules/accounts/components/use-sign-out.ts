'use client';

import { useTransition } from 'react';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { UNEXPECTED } from '../sign-in/unexpected';

export type SignOutAction = () => Promise<never>;

/** Ends the session, and warns if the server does not answer: on a shared computer the account is still signed in. */
export function useSignOut(signOut: SignOutAction): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, startLeaving] = useTransition();
  const leave = () =>
    startLeaving(async () => {
      const { message } = await callAction(signOut(), UNEXPECTED);
      toast({ title: 'Logout Error', description: message, variant: 'destructive' });
    });
  return { isLeaving, leave };
}
