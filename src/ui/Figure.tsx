import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { Help } from './Help';

type FigureProps = {
  label: string;
  icon: LucideIcon;
  value: string;
  help?: string;
  children?: ReactNode;
  className?: string;
};

export function Figure({ label, icon: Icon, value, help, children, className }: FigureProps) {
  return (
    <div className={cn('card p-4', className)}>
      <dt className="flex items-center gap-1.5 text-sm text-ink-muted">
        <Icon aria-hidden className="size-4 text-accent" />
        {label}
        {help && <Help about={label}>{help}</Help>}
      </dt>
      <dd className="mt-1.5">
        <span className="block font-display text-3xl leading-none font-bold tabular-nums">{value}</span>
        {children && (
          <span className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted tabular-nums">
            {children}
          </span>
        )}
      </dd>
    </div>
  );
}
