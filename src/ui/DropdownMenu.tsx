'use client';

import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cn } from './cn';

type DropdownMenuProps = {
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

/** 32 KB (gzip): for the back office, not for the shop. */
export function DropdownMenu({ trigger, align = 'end', onCloseAutoFocus, children }: DropdownMenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          onCloseAutoFocus={onCloseAutoFocus}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-44 rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-overlay data-[state=closed]:animate-overlay-out data-[state=open]:animate-overlay-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & { destructive?: boolean };

export function DropdownMenuItem({ destructive, className, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={cn(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm select-none [&_svg]:size-4 [&_svg]:shrink-0',
        'data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-ink/8 data-highlighted:outline-none',
        destructive && 'text-danger',
        className,
      )}
    />
  );
}

type DropdownMenuCheckboxProps = { checked: boolean; onCheckedChange: (checked: boolean) => void; children: ReactNode };

export function DropdownMenuCheckbox({ checked, onCheckedChange, children }: DropdownMenuCheckboxProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm select-none data-highlighted:bg-ink/8 data-highlighted:outline-none"
    >
      <span aria-hidden className="grid size-4.5 place-items-center rounded-[0.2rem] border border-line-strong">
        <Radix.ItemIndicator>
          <Check className="size-3.5" strokeWidth={3} />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  );
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-xs text-ink-muted">{children}</Radix.Label>;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
