import { cn } from './cn';

/** One path on 24 by 24. Lucide’s are client components with a core: right only for back office and editors. */
export function plainIcon(path: string) {
  return function Icon({ className }: { className?: string }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden className={cn('icon', className)}>
        <path d={path} />
      </svg>
    );
  };
}
