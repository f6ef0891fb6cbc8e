import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

type NoticeProps = { tone: 'success' | 'danger'; title?: string; children: ReactNode };

/** How a form ended, above it. */
export function Notice({ tone, title, children }: NoticeProps) {
  const look = tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success';
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cn('rounded-control px-4 py-3 text-sm', look)}>
      {title && <p className="font-semibold">{title}</p>}
      <p>{children}</p>
    </div>
  );
}
