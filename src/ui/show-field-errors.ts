import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FieldErrors } from '@/lib/result';

export function showFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  errors: FieldErrors = {},
): void {
  for (const [path, [message]] of Object.entries(errors)) setError(path as FieldPath<Values>, { message });
  focusFirstError();
}

export function focusFirstError(): void {
  window.setTimeout(() => {
    const field = document.querySelector<HTMLElement>('[data-edit-form] [aria-invalid="true"]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, 50);
}
