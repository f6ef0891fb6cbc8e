'use client';

import { useState, type ComponentProps } from 'react';
import { Input } from './Input';

type PrefilledInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue' | 'onChange'> & {
  /** What it says until someone types in it, also where the page is refreshed while it is shown. */
  prefill: string;
};

/** A text field that begins with a value of the page: it follows that value, and never replaces what was typed. */
export function PrefilledInput({ prefill, ...rest }: PrefilledInputProps) {
  const [typed, setTyped] = useState<string>();
  return <Input {...rest} value={typed ?? prefill} onChange={({ target }) => setTyped(target.value)} />;
}
