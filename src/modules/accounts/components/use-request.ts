'use client';

import { useState } from 'react';
import type { FieldErrors, Result } from '@/lib/result';

type Run<Value extends object> = {
  call: () => Promise<Result<Value>>;
  onSuccess: (value: Value) => void;
  /** Called if no field is to blame or the server was not reached. */
  onFailure: (message?: string) => void;
};

export function useRequest() {
  const [pending, setPending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});

  async function run<Value extends object>({ call, onSuccess, onFailure }: Run<Value>): Promise<void> {
    setPending(true);
    setFieldErrors({});
    try {
      const result = await call();
      if (result.ok) onSuccess(result);
      else if (result.fieldErrors) setFieldErrors(result.fieldErrors);
      else onFailure(result.message);
    } catch {
      onFailure();
    } finally {
      setPending(false);
    }
  }

  return { pending, fieldErrors, run, clear: () => setFieldErrors({}) };
}
