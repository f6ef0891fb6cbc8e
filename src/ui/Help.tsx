'use client';

import * as Popover from '@radix-ui/react-popover';
import { CircleHelp } from 'lucide-react';

type HelpProps = {
  about: string;
  children: string;
};

/** Unlike a tooltip it opens by touch and keyboard too. */
export function Help({ about, children }: HelpProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={`What is this? ${about}`}
          title="What is this?"
          className="-mx-0.5 -my-1 grid size-6 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-ink/8 hover:text-ink"
        >
          <CircleHelp aria-hidden className="size-4" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={12}
          aria-label={about}
          className="z-50 max-w-76 rounded-card border border-line bg-surface-raised px-4 py-3 text-sm text-ink shadow-overlay data-[state=open]:animate-overlay-in"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
