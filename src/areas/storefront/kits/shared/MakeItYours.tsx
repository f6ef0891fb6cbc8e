'use client';

import { useState } from 'react';
import { designerPath } from '@/domain/kits/designs/design-links';
import { copyShared } from '@/modules/kits/request-designs';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

/** Opens the designer with a copy of the design. */
export function MakeItYours({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);

  async function copy() {
    setBusy(true);
    const copied = await copyShared(token);
    if (copied.ok) return window.location.assign(designerPath(copied.value));
    setBusy(false);
    toast({ title: 'The design could not be copied', description: copied.message, variant: 'destructive' });
  }

  return (
    <Button loading={isBusy} onClick={() => void copy()}>
      Make it yours
    </Button>
  );
}
