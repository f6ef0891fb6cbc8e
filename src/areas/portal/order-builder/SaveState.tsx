import Link from 'next/link';
import { cn } from '@/ui/cn';
import { AlertIcon } from '@/ui/icons';
import { CheckIcon } from '@/ui/shop-icons';
import { Spinner } from '@/ui/Spinner';
import type { SyncStatus } from '@/modules/team/components/order-builder/draft-sync';

const SAVE_TEXTS: Record<SyncStatus, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  unreachable: 'Not saved: no connection, kept on this device',
  refused: 'Not saved: the shop refused it, kept on this device',
  'signed-out': 'Not saved: you are logged out, kept on this device',
  conflict: 'Not saved: changed in another window',
};

export const isSafe = (status: SyncStatus): boolean => status === 'saved' || status === 'saving';

export function SaveState({ status }: { status: SyncStatus }) {
  const isFine = isSafe(status);
  return (
    <p
      role="status"
      className={cn('flex min-h-6 items-center gap-2 text-sm', isFine ? 'text-ink-muted' : 'font-medium text-warning')}
    >
      {status === 'saved' && <CheckIcon className="size-4 shrink-0 text-success" />}
      {status === 'saving' && <Spinner />}
      {!isFine && <AlertIcon className="size-4 shrink-0" />}
      {SAVE_TEXTS[status]}
      {status === 'signed-out' && (
        <Link href="/teamwear-portal?next=/teamwear-portal/order" className="underline underline-offset-4">
          Log in
        </Link>
      )}
    </p>
  );
}
