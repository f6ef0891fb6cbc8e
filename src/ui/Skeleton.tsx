import { cn } from './cn';

/** Grey shape in place of content; the region around it announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />;
}
