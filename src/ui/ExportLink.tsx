import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class';

export function ExportLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={buttonClass('outline')}>
      <Download aria-hidden className="size-4.5" />
      {children}
    </a>
  );
}
