'use client';

import { ChevronDown, Download } from 'lucide-react';
import { Button } from './Button';
import { DropdownMenu, DropdownMenuItem } from './DropdownMenu';

type ExportMenuProps = {
  size?: 'sm' | 'md';
  /** What the rows of the file are, and where it is. */
  choices: readonly { label: string; href: string }[];
};

/** Downloads what a list shows as a file, in one of several shapes. */
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
