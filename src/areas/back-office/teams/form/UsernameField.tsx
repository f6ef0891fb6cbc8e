'use client';

import type { UsernameAnswer } from './usernames';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

type UsernameFieldProps = {
  value: string;
  error: readonly string[] | undefined;
  /** Set if another team has the username. */
  taken: UsernameAnswer | undefined;
  onChange: (username: string) => void;
};

/** Reports a taken username while typing, and suggests a free one. */
export function UsernameField({ value, error, taken, onChange }: UsernameFieldProps) {
  const message = taken ? ['Another team has this username.'] : error;
  return (
    <Field
      label="Username"
      required
      error={message}
      hint={
        taken?.suggestion ? (
          <button
            type="button"
            className="text-accent underline underline-offset-4"
            onClick={() => onChange(taken.suggestion)}
          >
            Use {taken.suggestion}
          </button>
        ) : (
          'The team logs in with this.'
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value.toLowerCase())}
        />
      )}
    </Field>
  );
}
