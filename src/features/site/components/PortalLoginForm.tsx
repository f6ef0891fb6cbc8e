'use client';

import { useState, type SubmitEvent } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { notImplemented } from '@/ui/toast';

/** Username and password, both required, with a show/hide toggle (spec §2, §5). */
export function PortalLoginForm() {
  const [isVisible, setVisible] = useState(false);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    notImplemented('Team Portal Login');
  }

  // By POST: sent before its script has arrived, the form must not put a password into an address.
  return (
    <form method="post" onSubmit={onSubmit} className="space-y-5">
      <Field label="Username" required>
        {(control) => <Input {...control} name="username" autoComplete="username" autoCapitalize="none" />}
      </Field>
      <Field label="Password" required>
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              name="password"
              type={isVisible ? 'text' : 'password'}
              autoComplete="current-password"
              className="pr-18"
            />
            <button
              type="button"
              aria-label={isVisible ? 'Hide password' : 'Show password'}
              onClick={() => setVisible(!isVisible)}
              className="sporty absolute inset-y-1 right-1 rounded-control px-3 text-sm text-ink-muted hover:text-ink"
            >
              {isVisible ? 'Hide' : 'Show'}
            </button>
          </span>
        )}
      </Field>
      <button type="submit" className={`${buttonClass('primary', 'lg')} w-full`}>
        Login
      </button>
    </form>
  );
}
