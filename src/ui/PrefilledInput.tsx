'use client';

import { useState, type ComponentProps } from 'react';
import { Input } from './Input';

type PrefilledInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'defaultValue' | 'onChange'> & {
  prefill: string;
};

/** Text field that follows a value of the page, but never replaces typed text. */
export function PrefilledInput({ prefill, ...rest }: PrefilledInputProps) {
  const [typed, setTyped] = useState<string>();
  return <Input {...rest} value={typed ?? prefill} onChange={({ target }) => setTyped(target.value)} />;
}
