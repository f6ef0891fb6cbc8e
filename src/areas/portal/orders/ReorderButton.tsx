'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { askTeam } from '@/modules/team/ask-team';

/** Puts an order’s lines into the draft again; one that is being put together is not lost without a question. */
export function ReorderButton({ orderId }: { orderId: string }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function reorder(replace: boolean) {
    setBusy(true);
    const result = await askTeam<{ unavailable: string[] }>('/api/team/draft/from-order', {
      method: 'POST',
      body: { orderId, replace },
    });
    setBusy(false);
    if (result.ok) {
      if (result.value.unavailable.length > 0) {
        toast({
          title: 'Not All Can Be Ordered Again',
          description: result.value.unavailable.join(' '),
          duration: Infinity,
        });
      }
      return router.push(`${PORTAL_HOME}/order`);
    }
    if (result.code === 'conflict') return setAsking(true);
    toast({ title: 'Re-order Failed', description: result.message, variant: 'destructive' });
  }

  return (
    <>
      <Button variant="outline" loading={isBusy} onClick={() => void reorder(false)}>
        Re-order
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Replace your draft?"
        description="You already have an order in progress. Its lines would be replaced by those of this order."
        confirmLabel="Replace the draft"
        destructive
        onConfirm={() => void reorder(true)}
      />
    </>
  );
}
