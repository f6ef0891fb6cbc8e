import { Link2 } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';

export function ChooseLinkButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Choose a page, product or file" className="border border-line-strong" onClick={onClick}>
      <Link2 aria-hidden className="size-4.5" />
    </IconButton>
  );
}
