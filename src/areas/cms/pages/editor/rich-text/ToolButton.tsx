import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

type ToolButtonProps = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

/** A button that leaves the focus, and so the selection, in the text. */
export function ToolButton({ label, isOn, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={cn(
        'grid size-8 place-items-center rounded-control hover:bg-ink/8 [&_svg]:size-4',
        isOn && 'bg-brand text-brand-ink hover:bg-brand-hover',
      )}
    >
      {children}
    </button>
  );
}
