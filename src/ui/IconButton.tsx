import type { ComponentProps } from 'react';
import { cn } from './cn';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  size?: 'sm' | 'md';
};

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
