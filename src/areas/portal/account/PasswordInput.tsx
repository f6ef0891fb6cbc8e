'use client';

import { useState, type ComponentProps } from 'react';
import { Input } from '@/ui/Input';

/** A password that can be shown. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={isVisible ? 'text' : 'password'} maxLength={1000} className="pr-18" />
      <button
        type="button"
        aria-label={isVisible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!isVisible)}
        className="sporty absolute inset-y-1 right-1 rounded-control px-3 text-sm text-ink-muted hover:text-ink"
      >
        {isVisible ? 'Hide' : 'Show'}
      </button>
    </span>
  );
}
