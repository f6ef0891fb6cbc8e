import { cn } from './cn';

/**
 * Icon as plain markup, one path on 24 by 24. Lucide's are client components, which send each drawing in the page's
 * data and the library's core in the first load: right only for the back office and the editors.
 */
export function plainIcon(path: string) {
  return function Icon({ className }: { className?: string }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden className={cn('icon', className)}>
        <path d={path} />
      </svg>
    );
  };
}
