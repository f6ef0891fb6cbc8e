'use client';

import { useRef, type ComponentProps, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dialog';
import { cn } from './cn';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import { OpenDialog } from './kept-while-open';
import { ToastOutlet } from './ToastOutlet';

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  placement?: 'center' | 'right' | 'full';
  size?: 'sm' | 'md' | 'lg';
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  onOpenAutoFocus?: ComponentProps<typeof Radix.Content>['onOpenAutoFocus'];
  children?: ReactNode;
};

const sizes = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' };

const placements = {
  // Centred by margins: a transform would make it the containing block of the fixed toasts.
  center:
    'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-card data-[state=open]:animate-dialog-in',
  right: 'inset-y-0 right-0 h-dvh w-full data-[state=open]:animate-overlay-in',
  full: 'inset-0 h-dvh w-full max-w-none border-0 data-[state=open]:animate-overlay-in',
};

/** Toasts clear of the buttons: in the corner of the screen, or on top of a dialog that fills it. */
const outlets = {
  center: 'max-sm:relative sm:fixed sm:right-0 sm:bottom-0 sm:w-full sm:max-w-110',
  right: 'absolute inset-x-0 bottom-0',
  full: 'absolute right-0 bottom-0 w-full max-w-110',
};

export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    trigger,
    open,
    onOpenChange,
    placement = 'center',
    size = 'md',
    footer,
    role,
    onOpenAutoFocus,
    children,
  } = props;
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-overlay-out data-[state=open]:animate-overlay-in" />
        <Radix.Content
          role={role ?? 'dialog'}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            if (trigger) return;
            // Radix returns focus only to its own triggers.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed z-50 flex flex-col border border-line bg-surface-raised text-ink shadow-overlay data-[state=closed]:animate-overlay-out',
            placements[placement],
            placement !== 'full' && sizes[size],
          )}
        >
          <OpenDialog />
          <ToastOutlet className={outlets[placement]} />
          <header className="flex items-start justify-between gap-4 p-5 pb-3 sm:p-6 sm:pb-4">
            <div>
              <Radix.Title className="text-subheading">{title}</Radix.Title>
              {description && <Radix.Description className="mt-2 text-ink-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton data-dialog-close label="Close" size="sm" className="-mt-1 -mr-2">
                <CloseIcon className="size-5" />
              </IconButton>
            </Radix.Close>
          </header>
          {children && (
            <div className="grow overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
          )}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-5 sm:px-6">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const DialogClose = Radix.Close;
