import { useId, type ReactNode } from 'react';
import { cn } from './cn';

type FormSectionProps = {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

export function FormSection({ title, intro, action, id, className, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={cn('card scroll-mt-20 space-y-4 p-4 sm:p-5', className)}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-subheading">
            {title}
          </h2>
          {intro && <p className="mt-1 text-sm text-ink-muted">{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
