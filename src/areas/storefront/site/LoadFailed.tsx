'use client';

import { useEffect, useTransition } from 'react';
import type { Message } from '@/domain/text/message';
import { buttonClass } from '@/ui/button-class';
import { ErrorStateAhead } from '@/ui/ErrorStateAhead';
import { toast } from '@/ui/toast';

type LoadFailedProps = {
  error: { digest?: string };
  message: Message;
  retry: () => void;
  wayOut: { href: string; label: string };
};

export function LoadFailed({ error, message, retry, wayOut }: LoadFailedProps) {
  const [isRetrying, startTransition] = useTransition();
  useEffect(() => {
    toast(message);
  }, [message]);
  return (
    <div className="flex min-h-[60vh] items-center justify-center">
      <ErrorStateAhead
        headingLevel={1}
        title={message.title}
        description={message.description}
        digest={error.digest}
        onRetry={() => startTransition(retry)}
        retrying={isRetrying}
        action={
          <a href={wayOut.href} className={buttonClass('outline')}>
            {wayOut.label}
          </a>
        }
      />
    </div>
  );
}
