'use client';

import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { Input } from '@/ui/Input';
import { useDesigner, type DesignerState } from '../designer-store';

type TypedInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'className'> & {
  /** What stands in it, of the designer’s state; the same function each time. */
  read: (state: DesignerState) => string;
  onType: (typed: string) => void;
  /** It was left. */
  onDone?: () => void;
};

/**
 * A text field of the designer. The browser shows what is typed in it, and React does nothing for a letter; the field is painted
 * and laid out on its own, so that a letter has nothing beside the drawing to wait for. What changes it from elsewhere shows in
 * it too, as soon as no letter is being put together.
 */
export function TypedInput({ read, onType, onDone, ...rest }: TypedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(() => read(useDesigner.getState()));
  /** What was read last: as long as it is the same, what was typed stays as it was typed. */
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

/** Puts a value into a field, and leaves the caret where it was. */
function show(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value;
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
}
