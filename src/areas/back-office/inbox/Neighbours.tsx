import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { inquiryHref, type InquiryFilters } from './inquiry-filters';

type NeighboursProps = { newer: string | null; older: string | null; filters: InquiryFilters };

const look = cn(buttonClass('ghost', 'sm'), 'px-2.5');

/** The ways to the inquiries above and below in the list. */
export function Neighbours({ newer, older, filters }: NeighboursProps) {
  return (
    <nav aria-label="Other inquiries" className="-mt-2 -mr-2.5 ml-auto flex">
      {newer && (
        <Link href={inquiryHref(newer, filters)} prefetch={false} className={look}>
          <ChevronLeft aria-hidden className="size-4" />
          Previous
        </Link>
      )}
      {older && (
        <Link href={inquiryHref(older, filters)} prefetch={false} className={look}>
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}
