import Link from 'next/link';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { buttonClass } from '@/ui/button-class';

export default function PortalNotFound() {
  return (
    <div className="py-14">
      <h1 className="text-heading">Page not found</h1>
      <p className="mt-2 mb-6 text-ink-muted">There is nothing at this address.</p>
      <Link href={PORTAL_HOME} prefetch={false} className={buttonClass()}>
        Go to the dashboard
      </Link>
    </div>
  );
}
