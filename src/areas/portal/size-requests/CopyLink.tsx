'use client';

import { Link2 } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';
import { copyText } from '@/ui/copy-text';

export function CopyLink({ who, link }: { who: string; link: string }) {
  return (
    <IconButton label={`Copy the link of ${who}`} onClick={() => void copyText(link, `Link of ${who} copied`)}>
      <Link2 aria-hidden className="size-4.5" />
    </IconButton>
  );
}
