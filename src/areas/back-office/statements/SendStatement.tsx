'use client';

import { Mail } from 'lucide-react';
import type { Period } from '@/domain/invoices/statement';
import type { AccountRef } from '@/modules/invoices/data/statement';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { sendStatementAction } from './statement-actions';

type SendStatementProps = { owner: AccountRef; period: Period; email: string };

export function SendStatement({ owner, period: { from, to }, email }: SendStatementProps) {
  async function send() {
    const result = await callAction(sendStatementAction({ owner, period: { from, to } }));
    if (result.ok) toast({ title: '✅ Statement Sent', description: `We are emailing it to ${result.email}.` });
    else toast({ title: 'The statement was not sent', description: result.message, variant: 'destructive' });
  }

  return (
    <ConfirmDialog
      title="Email this statement"
      description={`It goes to ${email} as a PDF, with the balance and how to pay it.`}
      confirmLabel="Send"
      onConfirm={send}
      trigger={
        <Button variant="outline" size="sm">
          <Mail aria-hidden className="size-4" />
          Email
        </Button>
      }
    />
  );
}
