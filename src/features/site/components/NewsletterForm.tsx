'use client';

import type { SubmitEvent } from 'react';
import { notImplemented } from '@/ui/toast';

/** The footer's newsletter form: a required e-mail address and Subscribe (spec §2). */
export function NewsletterForm() {
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    notImplemented('Newsletter');
  }

  return (
    <form onSubmit={onSubmit} className="flex max-w-lg flex-col gap-2.5 sm:flex-row">
      <label htmlFor="newsletter-email" className="sr-only">
        Email address
      </label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Enter your email"
        className="min-h-13 w-full rounded-control border border-line-strong bg-surface-raised px-4 placeholder:text-ink-muted hover:border-ink-muted"
      />
      <button
        type="submit"
        className="sporty min-h-13 shrink-0 rounded-control bg-volt px-7 text-lg text-volt-ink transition-opacity hover:opacity-85"
      >
        Subscribe
      </button>
    </form>
  );
}
