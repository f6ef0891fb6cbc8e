'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  const [visible, setVisible] = useState(false);
  return (
    <span className="relative block">
      <Input maxLength={1000} {...props} type={visible ? 'text' : 'password'} className="pr-12" />
      <IconButton
        label={visible ? 'Hide password' : 'Show password'}
        size="sm"
        onClick={() => setVisible(!visible)}
        className="absolute top-1/2 right-1 -translate-y-1/2 text-ink-muted"
      >
        {visible ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </IconButton>
    </span>
  );
}
