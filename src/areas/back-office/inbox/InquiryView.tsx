import { ChevronLeft, ChevronRight, Download, FileSignature, FileText, ShoppingCart } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { choiceLabel, INQUIRY_KIND_LABELS, inquiryTitle, replySubject } from '@/domain/inquiries/inquiry';
import { newQuoteHref } from '@/domain/quotes/quote-path';
import { buttonClass } from '@/ui/button-class';
import { LocalDate } from '@/ui/LocalDate';
import type { InquiryDetail, InquiryFile, Reply } from './data/inquiry';
import { inboxHref, type InquiryFilters, inquiryHref } from './inquiry-filters';
import { BackLink } from '@/ui/BackLink';
import { Facts } from '@/ui/Facts';
import { PageHeading } from '@/ui/PageHeading';
import { DeleteInquiry } from './DeleteInquiry';
import { InquiryStatusControl } from './InquiryStatusControl';
import { KitSides } from '../kits/KitSides';
import { ReplyForm } from './ReplyForm';
import { assetSize } from '@/domain/teams/design-assets';
import { cn } from '@/ui/cn';
import { contactFacts } from '@/ui/contact-facts';
import { Allowed } from '../access/granted';

type NeighboursProps = { newer: string | null; older: string | null; filters: InquiryFilters };

const look = cn(buttonClass('ghost', 'sm'), 'px-2.5');

function Neighbours({ newer, older, filters }: NeighboursProps) {
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

type InquiryViewProps = { inquiry: InquiryDetail; filters: InquiryFilters; mayQuote: boolean };

export function InquiryView({ inquiry, filters, mayQuote }: InquiryViewProps) {
  const { id, kind, status, email, message, design, files, replies, order } = inquiry;
  const backHref = inboxHref(filters);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <BackLink href={backHref}>Inbox</BackLink>
        <Neighbours {...inquiry} filters={filters} />
      </div>
      <PageHeading
        title={inquiryTitle(inquiry)}
        intro={
          <>
            {INQUIRY_KIND_LABELS[kind]}, <LocalDate iso={inquiry.createdAt} withTime />
          </>
        }
        actions={
          <Allowed to="inquiries:write">
            <InquiryStatusControl id={id} status={status} />
          </Allowed>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <Panel title={kind === 'quote' ? 'Quote request' : 'Message'}>
            <SentFacts inquiry={inquiry} />
            <p className="mt-4 border-t border-line pt-4 wrap-anywhere whitespace-pre-line">
              {message ?? <span className="text-ink-muted">No requirements were given.</span>}
            </p>
            {files.length > 0 && <InquiryFiles files={files} />}
          </Panel>
          {design && (
            <Panel title={`Kit design: ${design.name}`}>
              <div className="space-y-4">
                {design.garments.map((garment) => (
                  <KitSides key={garment} hash={design.hash} garment={garment} />
                ))}
              </div>
            </Panel>
          )}
          {replies.length > 0 && <ReplyThread replies={replies} />}
          <Allowed to="inquiries:write">
            <Panel title="Reply by email">
              <ReplyForm key={id} id={id} email={email} subject={replySubject(inquiry)} />
            </Panel>
          </Allowed>
        </div>
        <div className="space-y-4">
          <SenderFacts inquiry={inquiry} />
          {kind === 'quote' && !order && mayQuote && (
            <Link href={newQuoteHref({ inquiry: id })} prefetch={false} className={`${buttonClass('outline')} w-full`}>
              <FileSignature aria-hidden className="size-4.5" />
              Make a quote
            </Link>
          )}
          {kind === 'quote' && !order && (
            <Allowed to="orders:write">
              <Link href={`/admin/orders/new?inquiry=${id}`} prefetch={false} className={`${buttonClass()} w-full`}>
                <ShoppingCart aria-hidden className="size-4.5" />
                Create order
              </Link>
            </Allowed>
          )}
          <Allowed to="inquiries:write">
            <DeleteInquiry id={id} replies={replies.length} files={files.length} backHref={backHref} />
          </Allowed>
        </div>
      </div>
    </>
  );
}

function SentFacts({ inquiry }: { inquiry: InquiryDetail }) {
  const { teamName, sport, quantity, colors, inquiryType, subject, order } = inquiry;
  return (
    <Facts
      facts={[
        { name: 'Team', value: teamName },
        { name: 'Sport', value: sport && choiceLabel(sport) },
        { name: 'Quantity', value: quantity },
        { name: 'Colours', value: colors },
        { name: 'About', value: inquiryType && choiceLabel(inquiryType) },
        { name: 'Subject', value: subject },
        {
          name: 'Order',
          value: order && (
            <Link
              href={`/admin/orders/${order.id}`}
              prefetch={false}
              className="text-accent underline-offset-4 hover:underline"
            >
              #{order.orderNumber}
            </Link>
          ),
        },
      ]}
    />
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function ReplyThread({ replies }: { replies: readonly Reply[] }) {
  return (
    <ol aria-label="Replies" className="space-y-3">
      {replies.map(({ id, body, byName, createdAt }) => (
        <li key={id} className="card border-l-4 border-l-brand px-5 py-4">
          <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="font-semibold">{byName}</span>
            <LocalDate iso={createdAt} withTime className="text-ink-muted" />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{body}</p>
        </li>
      ))}
    </ol>
  );
}

function InquiryFiles({ files }: { files: readonly InquiryFile[] }) {
  return (
    <ul aria-label="Files" className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-3">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex min-w-0 items-center gap-2 rounded-control border border-line py-1.5 pr-1.5 pl-3"
        >
          <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />
          <div className="min-w-0 grow">
            <p className="truncate text-sm font-medium" title={file.name}>
              {file.name}
            </p>
            <p className="text-xs text-ink-muted">{assetSize(file.fileBytes)}</p>
          </div>
          <a href={file.href} download aria-label={`Download ${file.name}`} className={buttonClass('ghost', 'sm')}>
            <Download aria-hidden className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const link = 'text-accent underline-offset-4 hover:underline';

function SenderFacts({ inquiry }: { inquiry: InquiryDetail }) {
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
