'use client';

import { Link2 } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';
import { copyText } from '@/ui/copy-text';

/** Copies a player’s own link. */
export function CopyLink({ player: { name, link } }: { player: { name: string; link: string } }) {
  return (
    <IconButton label={`Copy the link of ${name}`} onClick={() => void copyText(link, `Link of ${name} copied`)}>
      <Link2 aria-hidden className="size-4.5" />
    </IconButton>
  );
}
