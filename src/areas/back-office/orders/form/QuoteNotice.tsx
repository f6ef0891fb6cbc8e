import { MessageSquareQuote } from 'lucide-react';
import Link from 'next/link';

export function QuoteNotice({ inquiry }: { inquiry: { id: string; name: string; hasOrder: boolean } }) {
  return (
    <p className="card mb-4 flex items-center gap-3 px-5 py-3 text-sm">
      <MessageSquareQuote aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        {inquiry.hasOrder ? 'An order has already been made from the quote of ' : 'From the quote of '}
        <Link
          href={`/admin/inbox/${inquiry.id}`}
          prefetch={false}
          className="text-accent underline-offset-4 hover:underline"
        >
          {inquiry.name}
        </Link>
        {inquiry.hasOrder ? '.' : ', which is marked as answered once the order is placed.'}
      </span>
    </p>
  );
}
