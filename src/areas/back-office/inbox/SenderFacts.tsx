import Link from 'next/link';
import type { InquiryDetail } from './data/inquiry';
import { contactFacts } from '@/ui/contact-facts';
import { Facts } from '@/ui/Facts';

const link = 'text-accent underline-offset-4 hover:underline';

/** The sender, and customers or teams with the same email address. */
export function SenderFacts({ inquiry }: { inquiry: InquiryDetail }) {
  const { name, email, phone, customer, team } = inquiry;
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Sender</h2>
      <Facts
        facts={[
          { name: 'Name', value: name },
          ...contactFacts({ email, phone }),
          {
            name: 'Customer',
            value: customer && (
              <Link href={`/admin/customers/${customer.id}`} prefetch={false} className={link}>
                {customer.name}, {customer.orders} {customer.orders === 1 ? 'order' : 'orders'}
              </Link>
            ),
          },
          {
            name: 'Team',
            value: team && (
              <Link href={`/admin/clubs/${team.id}`} prefetch={false} className={link}>
                {team.name}
              </Link>
            ),
          },
        ]}
      />
      {!customer && !team && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-ink-muted">
          No customer or team has this email address yet.
        </p>
      )}
    </section>
  );
}
