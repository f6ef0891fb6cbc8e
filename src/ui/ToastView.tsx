'use client';

import { createPortal } from 'react-dom';
import * as Radix from '@radix-ui/react-toast';
import { cn } from './cn';
import { IconButton } from './IconButton';
import { dismissToast, type ActiveToast } from './toast';
import { CloseIcon } from './icons';
import { useToastFloor } from './use-toast-floor';
import { closeDialogOf, useToastOutlet } from './ToastOutlet';

const DEFAULT_DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** For documents with panels at their edges: between them and, on small screens, above their bar of buttons. */
const BETWEEN_PANELS =
  'in-data-[toasts=middle]:left-0 in-data-[toasts=middle]:mx-auto in-data-[toasts=middle]:p-4 max-lg:in-data-[toasts=middle]:bottom-15';

/** Draws the one toast. Radix announces it, pauses its timer under pointer and focus, and handles F8 and swipes. */
export function ToastView({ toast }: { toast: ActiveToast }) {
  const { id, open, title, description, variant = 'default', duration, action } = toast;
  const destructive = variant === 'destructive';
  const outlet = useToastOutlet();
  const floor = useToastFloor(open && !outlet);
  const viewport = (
    <Radix.Viewport
      hotkey={['F8']}
      style={floor > 0 && !outlet ? { bottom: floor } : undefined}
      className={cn(
        'flex w-full flex-col outline-none [&:empty]:p-0',
        outlet ? 'p-3' : ['fixed right-0 bottom-[var(--bottom-bar,0px)] z-[60] max-w-110 p-4 sm:p-6', BETWEEN_PANELS],
      )}
    />
  );
  return (
    <Radix.Provider duration={DEFAULT_DURATION_MS} swipeThreshold={SWIPE_THRESHOLD_PX} swipeDirection="right">
      <Radix.Root
        key={id}
        open={open}
        duration={duration}
        onOpenChange={(next) => {
          if (!next) dismissToast(id);
        }}
        // Radix lets Escape close the newest layer, the toast, though the user means the dialog around it.
        onEscapeKeyDown={() => closeDialogOf(outlet)}
        data-variant={variant}
        className={cn(
          'on-night relative flex w-full items-start gap-3 overflow-hidden rounded-card border border-line bg-night py-4 pr-2.5 pl-6 text-ink shadow-overlay',
          'before:absolute before:inset-y-0 before:left-0 before:w-1.5',
          destructive ? 'before:bg-danger' : 'before:bg-volt',
          'data-[state=closed]:animate-overlay-out data-[state=open]:animate-toast-in',
          'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
          'data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0 data-[swipe=end]:transition-all',
        )}
      >
        <div className="min-w-0 grow">
          <Radix.Title className={cn('sporty text-lg leading-tight', destructive && 'text-danger')}>
            {title}
          </Radix.Title>
          {description && <Radix.Description className="mt-1 text-sm text-ink-muted">{description}</Radix.Description>}
          {action && (
            <Radix.Action
              altText={action.label}
              onClick={action.onClick}
              className="sporty mt-3 min-h-9 rounded-control border border-line-strong px-3 text-sm hover:bg-ink/10"
            >
              {action.label}
            </Radix.Action>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton label="Dismiss" size="sm" className="-mt-1.5">
            <CloseIcon className="size-4.5" />
          </IconButton>
        </Radix.Close>
      </Radix.Root>
      {outlet ? createPortal(viewport, outlet) : viewport}
    </Radix.Provider>
  );
}
