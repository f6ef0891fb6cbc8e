import Link from 'next/link';
import { namedPieces } from '@/domain/despatch/shipments';
import { returnPath, RETURNS_PATH } from '@/domain/returns/return-path';
import { RESOLUTION_LABELS, RETURN_REASON_LABELS } from '@/domain/returns/return-state';
import { BackLink } from '@/ui/BackLink';
import { contactFacts } from '@/ui/contact-facts';
import { Facts } from '@/ui/Facts';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { orderHref } from '../orders/filters/order-filters';
import type { ReturnScreenData } from './load-return';
import { ReturnActions } from './ReturnActions';
import { ReturnBadge } from './ReturnBadge';

export function ReturnScreen({ data }: { data: ReturnScreenData }) {
  const { found, lines, charged, variants, instructions } = data;
  const items = found.items.flatMap((item) => {
    const line = lines.find((each) => each.line === item.line);
    return line ? [{ ...line, ...item }] : [];
  });
  const named = items.map(({ line, quantity, productName, color, sizeLabel, isMade, ...item }) => ({
    ...{ line, quantity, productName, color, sizeLabel, isMade, productId: item.productId, unitPrice: item.unitPrice },
    came: item.restocked + item.writtenOff,
  }));
  return (
    <>
      <BackLink href={RETURNS_PATH}>All returns</BackLink>
      <PageHeading
        title={`Return ${found.returnNumber}`}
        intro={<ReturnBadge status={found.status} />}
        actions={
          <ReturnActions
            found={{ id: found.id, returnNumber: found.returnNumber, status: found.status, kind: found.kind }}
            lines={named}
            instructions={instructions}
            resolvable={{ lines: named.filter(({ came }) => came > 0), charged, variants }}
          />
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <section aria-labelledby="return-items" className="card card-md">
            <h2 id="return-items" className="mb-3 text-lg">
              Items
            </h2>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.line} className="py-3 first:pt-0 last:pb-0">
                  <p className="font-medium wrap-anywhere">{namedPieces(item)}</p>
                  <p className="text-sm text-ink-muted">
                    {RETURN_REASON_LABELS[item.reason]}
                    {item.isMade && ' · made for the customer'}
                  </p>
                  {found.receivedAt && (
                    <p className="text-sm">
                      {`${item.restocked} restocked, ${item.writtenOff} written off`}
                      {item.quantity > item.restocked + item.writtenOff &&
                        `, ${item.quantity - item.restocked - item.writtenOff} not received`}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
          {found.note && <Text title="Note" text={found.note} />}
          {found.photos.length > 0 && (
            <section aria-labelledby="return-photos" className="card card-md">
              <h2 id="return-photos" className="mb-3 text-lg">
                Photos
              </h2>
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
                {found.photos.map(({ id, name }) => (
                  <li key={id}>
                    <a href={`${returnPath(found.id)}/photos/${id}`} className="block">
                      <img
                        src={`${returnPath(found.id)}/photos/${id}`}
                        alt={name}
                        loading="lazy"
                        className="aspect-square w-full rounded-control border border-line object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <section aria-labelledby="return-facts" className="card card-md">
          <h2 id="return-facts" className="mb-3 text-lg">
            At a glance
          </h2>
          <ReturnFacts data={data} />
        </section>
      </div>
    </>
  );
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <section className="card card-md">
    <h2 className="mb-3 text-lg">{title}</h2>
    <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
  </section>
);

const link = 'text-accent underline underline-offset-4 hover:no-underline';

const OrderLink = ({ id, teamId, orderNumber }: { id: string; teamId: string | null; orderNumber: string }) => (
  <Link href={orderHref({ id, teamId })} prefetch={false} className={link}>
    #{orderNumber}
  </Link>
);

function ReturnFacts({ data: { found, buyer, instructions } }: { data: ReturnScreenData }) {
  const { orderId: id, teamId, orderNumber } = found;
  const time = (iso: string | null) => iso && <LocalDate iso={iso} withTime />;
  return (
    <Facts
      facts={[
        { name: 'Order', value: <OrderLink {...{ id, teamId, orderNumber }} /> },
        { name: teamId ? 'Club' : 'Customer', value: buyer.name },
        ...contactFacts(buyer),
        { name: 'Requested', value: time(found.createdAt) },
        { name: 'Opened by', value: found.createdBy },
        { name: 'Approved', value: time(found.approvedAt) },
        { name: 'Sent back', value: found.approvedAt && <span className="whitespace-pre-line">{instructions}</span> },
        { name: 'Received', value: time(found.receivedAt) },
        { name: 'Closed', value: time(found.closedAt) },
        { name: 'Reason', value: found.declineReason },
        { name: 'Resolution', value: found.resolution && RESOLUTION_LABELS[found.resolution] },
        { name: 'Message', value: found.message },
        { name: 'Credit note', value: found.creditNote?.number },
        { name: 'Sent instead', value: found.replacement && <OrderLink teamId={null} {...found.replacement} /> },
      ]}
    />
  );
}
