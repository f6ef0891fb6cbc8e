'use client';

import { useState } from 'react';
import { toast } from '@/ui/toast';
import type { LogoDialogProps } from './LogoDialog';
import type { PictureReading } from './read-picture';

const failed = (description: string) => toast({ title: 'Logo not added', description, variant: 'destructive' });

export function useLogoReading() {
  const [reading, setReading] = useState<LogoDialogProps['reading']>();
  const [isReading, setIsReading] = useState(false);

  async function read(open: () => Promise<PictureReading>) {
    setIsReading(true);
    const result = await open();
    setIsReading(false);
    if (result.ok) setReading(result);
    else failed(result.message);
  }

  return { reading, isReading, read, close: () => setReading(undefined) };
}
