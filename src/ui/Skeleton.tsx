import { cn } from './cn';

/** A grey shape where content will be. The region around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />;
}
