import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
  /** `card` frames it and highlights the frame when checked. */
  look?: 'plain' | 'card';
};

export function Checkbox({ label, description, look = 'plain', className, ...rest }: CheckboxProps) {
  return (
    <label className={cn('choice', look === 'card' && 'choice-card', className)}>
      <input type="checkbox" {...rest} className="choice-input" />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {description && <span className="mt-0.5 block text-sm text-ink-muted">{description}</span>}
      </span>
    </label>
  );
}
