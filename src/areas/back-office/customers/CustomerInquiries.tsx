import Link from 'next/link';
import { inquiryTitle } from '@/domain/inquiries/inquiry';
import { LocalDate } from '@/ui/LocalDate';
import type { CustomerInquiry } from './data/customer';
import { inquiryHref } from '../inbox/inquiry-filters';
import { InquiryBadge } from '../inbox/InquiryBadge';

/** Inquiries from the customer’s email address, newest first. */
export function CustomerInquiries({ inquiries }: { inquiries: readonly CustomerInquiry[] }) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Quotes and messages</h2>
      {inquiries.length > 0 ? (
        <ul aria-label="Quotes and messages" className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
          {inquiries.map((inquiry) => (
            <li
              key={inquiry.id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm hover:bg-ink/4"
            >
              <Link
                href={inquiryHref(inquiry.id)}
                prefetch={false}
                className="font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {inquiryTitle(inquiry)}
              </Link>
              <InquiryBadge status={inquiry.status} />
              <LocalDate iso={inquiry.createdAt} className="ml-auto text-ink-muted" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">Nothing has come in from this address.</p>
      )}
    </section>
  );
}
