import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '@/ui/Spinner';

type ProfileTriggerProps = ComponentProps<'button'> & { name: string; leaving: boolean };

/** The button of the menu about whoever is signed in: their initials. */
export function ProfileTrigger({ name, leaving, ...rest }: ProfileTriggerProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={`Profile menu, ${name}`}
      className="flex min-h-11 items-center gap-2 rounded-control px-1.5 hover:bg-ink/10"
    >
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full bg-brand text-sm font-semibold text-brand-ink"
      >
        {leaving ? <Spinner /> : initials(name)}
      </span>
      <ChevronDown aria-hidden className="hidden size-4 text-ink-muted sm:block" />
    </button>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}
