import Link from 'next/link';
import { cn } from '@/ui/cn';
import { AlertIcon } from '@/ui/icons';
import { CheckIcon } from '@/ui/shop-icons';
import { Spinner } from '@/ui/Spinner';
import type { SyncStatus } from '@/lib/client/sync/sync';

const SAVE_TEXTS: Record<SyncStatus['kind'], string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  offline: 'Not saved: no connection, kept on this device',
  refused: 'Not saved: the shop refused it, kept on this device',
  conflict: 'Not saved: changed in another window',
};
const LOGGED_OUT = 'Not saved: you are logged out, kept on this device';

export const isSafe = ({ kind }: SyncStatus): boolean => kind === 'saved' || kind === 'unsaved' || kind === 'saving';

export function SaveState({ status }: { status: SyncStatus }) {
  const isFine = isSafe(status);
  const isLoggedOut = status.kind === 'refused' && status.isSignedOut;
  return (
    <p
      role="status"
      className={cn('flex min-h-6 items-center gap-2 text-sm', isFine ? 'text-ink-muted' : 'font-medium text-warning')}
    >
      {status.kind === 'saved' && <CheckIcon className="size-4 shrink-0 text-success" />}
      {isFine && status.kind !== 'saved' && <Spinner />}
      {!isFine && <AlertIcon className="size-4 shrink-0" />}
      {isLoggedOut ? LOGGED_OUT : SAVE_TEXTS[status.kind]}
      {isLoggedOut && (
        <Link href="/teamwear-portal?next=/teamwear-portal/order" className="underline underline-offset-4">
          Log in
        </Link>
      )}
    </p>
  );
}
