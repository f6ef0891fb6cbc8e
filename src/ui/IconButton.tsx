import type { ComponentProps } from 'react';
import { cn } from './cn';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does: its accessible name and its tooltip. */
  label: string;
  size?: 'sm' | 'md';
};

/** A square button with an icon only. */
export function IconButton({ label, size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cn('icon-btn', size === 'sm' && 'icon-btn-sm', className)}
    >
      {children}
    </button>
  );
}
