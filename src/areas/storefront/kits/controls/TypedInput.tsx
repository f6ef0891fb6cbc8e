'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
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
 * A text field of the designer. The browser shows what is typed in it by itself, and React has nothing to do for a letter; it
 * is painted and laid out by itself too, so that a letter has nothing beside the drawing to wait for. What changes it from
 * elsewhere shows in it as well.
 */
export function TypedInput({ read, onType, onDone, ...rest }: TypedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(() => read(useDesigner.getState()));
  /** What was read last: as long as it is the same, what was typed stays as it was typed. */
  const known = useRef(first);
  const isTyping = useRef(false);

  function show(value: string) {
    known.current = value;
    if (input.current && input.current.value !== value) input.current.value = value;
  }

  useEffect(() => {
    const follow = (state: DesignerState) => {
      const value = read(state);
      if (!isTyping.current && value !== known.current) show(value);
    };
    follow(useDesigner.getState());
    return useDesigner.subscribe(follow);
  }, [read]);

  return (
    <Input
      {...rest}
      ref={input}
      className="contain-strict"
      defaultValue={first}
      onChange={(event) => {
        isTyping.current = true;
        onType(event.target.value);
        isTyping.current = false;
        known.current = read(useDesigner.getState());
      }}
      onBlur={() => {
        show(read(useDesigner.getState()));
        onDone?.();
      }}
    />
  );
}
