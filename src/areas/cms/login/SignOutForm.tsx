'use client';

import { useEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/ui/Button';
import { signOut } from './session-actions';

/**
 * Signs out.
 * @param atOnce without another click: only where a link of our own led here, as any page could have a link to it.
 */
export function SignOutForm({ atOnce }: { atOnce: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (atOnce) form.current?.requestSubmit();
  }, [atOnce]);
  return (
    <form ref={form} action={signOut}>
      <SignOutButton />
    </form>
  );
}

function SignOutButton() {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" size="lg" loading={pending} className="w-full">
      Sign Out
    </Button>
  );
}
