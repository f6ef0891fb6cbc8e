'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useSignOut, type SignOutAction } from './use-sign-out';

type SignOutFormProps = {
  signOut: SignOutAction;
  /** Submits itself; only if a link of our own led here, as any page could link to it. */
  atOnce?: boolean;
  className?: string;
  children: ReactNode;
};

export function SignOutForm({ signOut, atOnce = false, className, children }: SignOutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isLeaving, leave } = useSignOut(signOut);

  useEffect(() => {
    if (atOnce) form.current?.requestSubmit();
  }, [atOnce]);

  return (
    <form
      ref={form}
      action={signOut}
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <button type="submit" className={className} disabled={isLeaving} aria-busy={isLeaving || undefined}>
        {children}
      </button>
    </form>
  );
}
