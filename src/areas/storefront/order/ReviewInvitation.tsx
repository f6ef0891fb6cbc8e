import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/Card';

/** From a delivered order to the reviews of what was in it. */
export function ReviewInvitation({ token }: { token: string }) {
  return (
    <Card padding="lg">
      <h2 className="mb-2 text-subheading">How is it?</h2>
      <p className="mb-5 text-ink-muted">A few stars and a line help other teams choose.</p>
      <Link href={`/order/${token}/review`} prefetch={false} className={buttonClass()}>
        Review your order
      </Link>
    </Card>
  );
}
