import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';

export function Warning({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className={cn('flex gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning', className)}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
