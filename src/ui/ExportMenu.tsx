'use client';

import { ChevronDown, Download } from 'lucide-react';
import { Button } from './Button';
import { DropdownMenu, DropdownMenuItem } from './DropdownMenu';

type ExportMenuProps = {
  size?: 'sm' | 'md';
  choices: readonly { label: string; href: string }[];
};

export function ExportMenu({ size = 'md', choices }: ExportMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline" size={size}>
          <Download aria-hidden className="size-4" />
          <span className="max-sm:sr-only">Export CSV</span>
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    >
      {choices.map(({ label, href }) => (
        <DropdownMenuItem key={href} asChild>
          <a href={href} download>
            {label}
          </a>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
