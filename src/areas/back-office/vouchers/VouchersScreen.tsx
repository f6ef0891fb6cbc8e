'use client';

import { Gift, Plus } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { VOUCHER_STATE_LABELS, VOUCHER_STATES } from '@/domain/vouchers/voucher';
import { voucherPath, VOUCHERS_PATH } from '@/domain/vouchers/voucher-path';
import { Button } from '@/ui/Button';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { Allowed } from '../access/granted';
import type { VoucherListing } from './data';
import { IssueVoucherDialog } from './IssueVoucherDialog';
import { VoucherBadge } from './VoucherBadge';
import { voucherQuery, vouchersHref, type VoucherFilters } from './voucher-filters';

const states: Choice<VoucherFilters['state']>[] = [
  { value: 'all', label: 'All vouchers' },
  ...choicesOf(VOUCHER_STATES, VOUCHER_STATE_LABELS),
];

export function VouchersScreen({ listing, filters }: { listing: VoucherListing; filters: VoucherFilters }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeading
        title="Gift Vouchers"
        intro={`${formatAmount(listing.outstanding)} is owed on unspent vouchers.`}
        actions={
          <Allowed to="vouchers:write">
            <Button onClick={() => setOpen(true)}>
              <Plus aria-hidden className="size-4.5" />
              Issue Voucher
            </Button>
          </Allowed>
        }
      />
      <ListScreen
        label="Gift vouchers"
        what="gift vouchers"
        path={VOUCHERS_PATH}
        filters={filters}
        query={voucherQuery(filters)}
        hrefOf={vouchersHref}
        search={{ label: 'Search gift vouchers', placeholder: 'Search by code, name or email...' }}
        selects={[{ name: 'state', label: 'Filter by state', choices: states, className: 'grow sm:w-40 sm:grow-0' }]}
        loadingText="Loading gift vouchers..."
        failure="Failed to load gift vouchers"
        listing={listing}
        notFound={{ title: 'No gift vouchers found' }}
        none={{
          title: 'No gift vouchers yet',
          description: 'A gift voucher is money that pays for orders by its code.',
          icon: <Gift />,
        }}
        estimatedHeight={74}
      >
        {({ id, ending, currency, recipientName, recipientEmail, expiresOn, createdAt, issued, balance, state }) => (
          <article className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  href={voucherPath(id)}
                  prefetch={false}
                  className="inline-flex min-h-8 items-center font-semibold wrap-anywhere text-accent underline-offset-4 hover:underline"
                >
                  {recipientName ?? recipientEmail ?? 'Gift voucher'} …{ending}
                </Link>
                <VoucherBadge state={state} />
              </p>
              <p className="text-sm wrap-anywhere text-ink-muted">
                Issued <LocalDate iso={createdAt} />
                {expiresOn && ` · until ${formatFullDay(expiresOn)}`}
                {recipientName && recipientEmail && ` · ${recipientEmail}`}
              </p>
            </div>
            <p className="text-sm tabular-nums">
              <span className="text-base font-semibold">{formatAmount(balance, currency)}</span> of{' '}
              {formatAmount(issued, currency)}
            </p>
          </article>
        )}
      </ListScreen>
      {isOpen && <IssueVoucherDialog onClose={() => setOpen(false)} />}
    </>
  );
}
