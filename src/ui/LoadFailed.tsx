'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import type { Message } from '@/domain/text/message';
import { ErrorState } from '@/ui/ErrorState';
import { toast } from '@/ui/toast';

export function LoadFailed({ message, className }: { message: Message; className?: string }) {
  const router = useRouter();
  const [retrying, startRetry] = useTransition();
  useEffect(() => {
    toast(message);
  }, [message]);
  return (
    <ErrorState
      title={message.description ?? message.title}
      description="The database did not respond. Your data is safe; please try again in a moment."
      onRetry={() => startRetry(() => router.refresh())}
      retrying={retrying}
      className={className}
    />
  );
}
