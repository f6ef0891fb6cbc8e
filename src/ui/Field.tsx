import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { AlertIcon } from './icons';

export type FieldControl = {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | readonly string[];
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. The label is the control's name. */
export function Field({ label, hint, error, required, optional, hideLabel, id, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const message = typeof error === 'string' ? error : error?.[0];
  const shownHint = hint === message ? undefined : hint;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const optionalId = `${controlId}-optional`;
  const describedBy = cn(message && errorId, optional && optionalId, shownHint && hintId) || undefined;

  return (
    <div className={cn('space-y-1.5', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline gap-1 text-sm font-semibold'}>
        <label htmlFor={controlId}>{label}</label>
        {required && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
        {optional && (
          <span id={optionalId} className="ml-1 text-xs font-normal text-ink-muted">
            optional
          </span>
        )}
      </div>
      {children({
        id: controlId,
        required: required || undefined,
        'aria-describedby': describedBy,
        'aria-invalid': message ? true : undefined,
      })}
      {message && <FieldError id={errorId}>{message}</FieldError>}
      {shownHint && (
        <p id={hintId} className="text-sm text-ink-muted">
          {shownHint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
