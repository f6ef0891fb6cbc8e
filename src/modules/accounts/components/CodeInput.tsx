import type { ComponentProps } from 'react';
import { Input } from '@/ui/Input';

export function CodeInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      {...props}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className="font-mono text-lg tracking-[0.2em]"
    />
  );
}
