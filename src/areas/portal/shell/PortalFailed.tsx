'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import type { Message } from '@/domain/text/message';
import { ErrorState } from '@/ui/ErrorState';
import { toast } from '@/ui/toast';

type PortalFailedProps = { message: Message; headingLevel?: 1 };

export function PortalFailed({ message, headingLevel }: PortalFailedProps) {
  const router = useRouter();
  const [retrying, startRetry] = useTransition();

  useEffect(() => void toast(message), [message]);

  return (
    <ErrorState
      headingLevel={headingLevel}
      title={message.title}
      description={message.description}
      retrying={retrying}
      onRetry={() => startRetry(() => router.refresh())}
    />
  );
}
