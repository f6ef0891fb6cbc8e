import { House } from 'lucide-react';

/** Marks the page at /. */
export const HomeSign = () => (
  <span title="Homepage" className="inline-flex shrink-0">
    <House aria-hidden className="size-4 text-accent" />
    <span className="sr-only">Homepage</span>
  </span>
);
