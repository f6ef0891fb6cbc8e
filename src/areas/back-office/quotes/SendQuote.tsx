'use client';

import { Send } from 'lucide-react';
import { formatFullDay } from '@/domain/text/locale';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toastResult } from '@/ui/toast-result';
import { sendQuoteAction } from './quote-actions';

type SendQuoteProps = {
  quote: { id: string; quoteNumber: string; version: number; sentVersion: number | null; expiresOn: string };
  email: string;
};

export function SendQuote({ quote, email }: SendQuoteProps) {
  const { id, quoteNumber, version, sentVersion, expiresOn } = quote;
  const label = sentVersion === null ? 'Send' : sentVersion === version ? 'Send again' : 'Send new version';
  const isNewer = sentVersion !== null && sentVersion !== version;
  return (
    <ConfirmDialog
      title={`Send quote ${quoteNumber} to ${email}?`}
      description={`It can be accepted until ${formatFullDay(expiresOn)}.${isNewer ? ' The version sent before no longer can.' : ''}`}
      confirmLabel="Send"
      onConfirm={() => toastResult(sendQuoteAction(id), { title: '✅ Quote Sent', description: email })}
      trigger={
        <Button>
          <Send aria-hidden className="size-4.5" />
          {label}
        </Button>
      }
    />
  );
}
