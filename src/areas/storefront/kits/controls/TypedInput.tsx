'use client';

import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { Input } from '@/ui/Input';
import { useDesigner, type DesignerState } from '../designer-store';

type TypedInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'className'> & {
  /** Value in the designer’s state; must be the same function each time. */
  read: (state: DesignerState) => string;
  onType: (typed: string) => void;
  onDone?: () => void;
};

/** Uncontrolled, with a layout of its own, as typing waits only for the drawing. Other changes wait for the IME. */
export function TypedInput({ read, onType, onDone, ...rest }: TypedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(() => read(useDesigner.getState()));
  const known = useRef(first);
  const isTyping = useRef(false);
  const isComposing = useRef(false);

  const follow = useCallback(() => {
    const value = read(useDesigner.getState());
    if (isTyping.current || isComposing.current || value === known.current) return;
    known.current = value;
    if (input.current) show(input.current, value);
  }, [read]);

  useEffect(() => {
    follow();
    return useDesigner.subscribe(follow);
  }, [follow]);

  function type(typed: string) {
    isTyping.current = true;
    try {
      onType(typed);
    } finally {
      isTyping.current = false;
      known.current = read(useDesigner.getState());
    }
  }

  return (
    <Input
      {...rest}
      ref={input}
      className="contain-strict"
      defaultValue={first}
      onChange={(event) => type(event.target.value)}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => {
        isComposing.current = false;
        follow();
      }}
      onBlur={(event) => {
        isComposing.current = false;
        known.current = read(useDesigner.getState());
        show(event.target, known.current);
        onDone?.();
      }}
    />
  );
}

function show(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value;
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
}
