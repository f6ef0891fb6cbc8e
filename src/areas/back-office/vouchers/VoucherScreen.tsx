import Link from 'next/link';
import { PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { formatAmount } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { formatVoucherCode, VOUCHER_ENTRY_LABELS } from '@/domain/vouchers/voucher';
import { VOUCHERS_PATH } from '@/domain/vouchers/voucher-path';
import type { VoucherDetail } from '@/modules/vouchers/data';
import { BackLink } from '@/ui/BackLink';
import { Facts } from '@/ui/Facts';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { orderHref } from '../orders/filters/order-filters';
import { VoucherActions } from './VoucherActions';
import { VoucherBadge } from './VoucherBadge';

type VoucherScreenProps = {
  voucher: VoucherDetail;
  /** Undefined for those who may not see it. */
  code: string | undefined;
};

export function VoucherScreen({ voucher, code }: VoucherScreenProps) {
  const { id, ending, currency, balance, issued, state, paidBy, expiresOn, recipientName, recipientEmail } = voucher;
  return (
    <>
      <BackLink href={VOUCHERS_PATH}>All gift vouchers</BackLink>
      <PageHeading
        title={`Gift voucher …${ending}`}
        intro={<VoucherBadge state={state} />}
        actions={<VoucherActions voucher={{ id, balance, currency, expiresOn, recipientEmail, state }} />}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="voucher-ledger" className="card card-md min-w-0">
          <h2 id="voucher-ledger" className="mb-3 text-lg">
            Ledger
          </h2>
          <ol className="divide-y divide-line">
            {voucher.entries.map((entry) => (
              <li key={entry.id} className="flex items-baseline justify-between gap-4 py-3 text-sm first:pt-0">
                <div className="min-w-0">
                  <p className="font-medium">
                    {VOUCHER_ENTRY_LABELS[entry.kind]}
                    {entry.order && (
                      <>
                        {', order '}
                        <Link
                          href={orderHref(entry.order)}
                          prefetch={false}
                          className="text-accent underline underline-offset-4 hover:no-underline"
                        >
                          #{entry.order.orderNumber}
                        </Link>
                      </>
                    )}
                  </p>
                  <p className="wrap-anywhere text-ink-muted">
                    <LocalDate iso={entry.createdAt} withTime />
                    {` · ${entry.byName}`}
                    {entry.reason && ` · ${entry.reason}`}
                  </p>
                </div>
                <p className="shrink-0 font-medium tabular-nums">
                  {entry.amount > 0 ? '+' : '−'}
                  {formatAmount(Math.abs(entry.amount), currency)}
                </p>
              </li>
            ))}
          </ol>
          <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold">
            <span>Left</span>
            <span className="tabular-nums">{formatAmount(balance, currency)}</span>
          </p>
        </section>
        <section aria-labelledby="voucher-facts" className="card card-md">
          <h2 id="voucher-facts" className="mb-3 text-lg">
            At a glance
          </h2>
          <Facts
            facts={[
              { name: 'Code', value: code ? formatVoucherCode(code) : `…${ending}` },
              { name: 'Issued for', value: formatAmount(issued, currency) },
              { name: 'Paid for by', value: paidBy ? PAYMENT_WAY_LABELS[paidBy] : 'A present of the shop' },
              { name: 'Last day', value: expiresOn && formatFullDay(expiresOn) },
              { name: 'Recipient', value: recipientName },
              { name: 'Email', value: recipientEmail },
              {
                name: 'Message',
                value: voucher.message && <span className="whitespace-pre-line">{voucher.message}</span>,
              },
            ]}
          />
        </section>
      </div>
    </>
  );
}
