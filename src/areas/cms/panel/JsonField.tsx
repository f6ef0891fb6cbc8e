'use client';

import { FieldDescription, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '@/domain/merging/is-same';
import { jsonText, parseJson } from './json-text';

/** Invalid JSON stays in the box, and is passed on as a string: the server refuses it (plain-code-fields.ts). */
function JsonTextField({ field, path: ownPath, readOnly }: JSONFieldClientProps) {
  const { admin, label, localized, required } = field;
  const [problem, setProblem] = useState<string>();
  const [left, setLeft] = useState(false);
  const validate = useCallback(() => problem ?? true, [problem]);
  const { disabled, errorMessage, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: ownPath,
    validate,
  });
  const [text, setText] = useState(() => jsonText(value));
  const known = useRef(value);

  // Follows changes of the value from elsewhere: the form loading, a version restored.
  useEffect(() => {
    if (isSame(value, known.current)) return;
    known.current = value;
    setText(jsonText(value));
    setProblem(undefined);
  }, [value]);

  function type(next: string) {
    const parsed = parseJson(next);
    setText(next);
    setProblem(parsed.ok ? undefined : parsed.problem);
    known.current = parsed.ok ? parsed.value : next;
    setValue(known.current);
  }

  const id = `field-${path.replaceAll('.', '__')}`;
  const isFixed = readOnly || disabled;
  const error = problem ? (left || showError) && problem : showError && errorMessage;
  return (
    <div
      className={['field-type textarea json-text', admin?.className, error && 'error', isFixed && 'read-only']
        .filter(Boolean)
        .join(' ')}
    >
      <FieldLabel htmlFor={id} label={label} localized={localized} path={path} required={required} />
      <textarea
        id={id}
        name={path}
        value={text}
        readOnly={isFixed}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <p id={`${id}-error`} role="alert" className="json-text__error">
        {error}
      </p>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}

export const JsonField = withCondition(JsonTextField);
