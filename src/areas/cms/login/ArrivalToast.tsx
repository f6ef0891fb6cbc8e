'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/ui/toast';
import { ARRIVAL_COOKIE, arrivalMessage } from './arrival';

export function ArrivalToast() {
  const pathname = usePathname();
  useEffect(() => {
    const message = arrivalMessage(document.cookie);
    if (!message) return;
    document.cookie = `${ARRIVAL_COOKIE}=; path=/cms; max-age=0`;
    toast(message);
  }, [pathname]);
  return null;
}
