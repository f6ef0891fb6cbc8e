import type { ReactNode } from 'react';
import { AlertIcon } from './icons';

export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="col-span-full flex items-start gap-2 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger"
    >
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}
