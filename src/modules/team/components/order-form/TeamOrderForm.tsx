'use client';

import { useMemo, type ReactNode } from 'react';
import { isCollected } from '@/domain/delivery/promise';
import { SAME_ADDRESS } from '@/domain/orders/billing';
import { formatAmount, priceOf } from '@/domain/money/money';
import { orderDiscounts } from '@/domain/orders/price-goods';
import type { StaffTerms, TeamCustomLine } from '@/domain/teams/staff-terms-input';
import type { DraftItem } from '@/domain/teams/team-draft';
import type { Failure } from '@/lib/result';
import type { EditQuote } from '../../orders/plan-edit';
import { BillingFields } from '@/modules/orders/components/BillingFields';
import { FieldGroup, OrderFormFrame } from '@/modules/orders/components/OrderFormFrame';
import { OrderTotal } from '@/modules/orders/components/OrderTotal';
import { DraftFields } from '../order-builder/DraftFields';
import { LineRefusals } from '../order-builder/LineRefusals';
import type { QuotedLine } from '../../order-builder/quote-draft';
import { useTeamOrderForm, type SentOrder, type TeamOrderStart } from './use-team-order-form';

type TeamOrderFormProps = {
  start: TeamOrderStart;
  countries: ReactNode;
  isInPortal?: boolean;
  team?: { id: string; email: string | null };
  quotePath: string;
  /** Terms that staff set. Stable while they stay the same. */
  terms?: StaffTerms;
  linePrice?: (item: DraftItem, price: QuotedLine) => ReactNode;
  /** Below the lines, in place of the custom lines as they are. */
  extras?: ReactNode;
  save: (order: SentOrder) => Promise<{ ok: true } | Failure>;
  leaveHref: string;
  children?: ReactNode;
};

export function TeamOrderForm(props: TeamOrderFormProps) {
  const { start, countries, isInPortal, team, quotePath, terms, linePrice, save, leaveHref, children } = props;
  const { extras = <CustomLines lines={start.edited?.customLines ?? []} /> } = props;
  const { edited } = start;
  const products = useMemo(() => new Map(start.products.map((each) => [each.id, each])), [start.products]);
  const form = useTeamOrderForm({ start, products, quotePath, team: team?.id, terms, save });
  const { draft, billing, refusals } = form;
  const { quote, changes, voids } = form.shown;
  return (
    <OrderFormFrame
      number={edited?.orderNumber}
      href={leaveHref}
      notice={form.notice}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      isBlocked={form.isBlocked}
      onSubmit={form.submit}
      summary={
        <>
          {edited && <Changes changes={changes} voids={voids} isQuoting={form.isQuoting} />}
          <OrderTotal
            items={draft.items.length + (terms?.customLines ?? edited?.customLines ?? []).length}
            sums={{ ...quote, discounts: orderDiscounts(quote) }}
            delivery={quote.delivery}
            isLoading={form.isQuoting}
            hasFailed={form.hasFailed}
            onRetry={form.retry}
            before={edited}
          >
            {edited && (
              <p>
                {edited.isDeliveryAlone
                  ? 'Production has started: the lines stay as they are.'
                  : 'Pieces already ordered keep their price; new ones get today’s. The quantity discount is recalculated.'}
              </p>
            )}
            {team && (
              <p>
                {quote.needsProof && 'Made to order: the team approves a proof before production. '}
                {team.email
                  ? `The confirmation is emailed to ${team.email}.`
                  : 'The team has no email address: nobody is emailed.'}
              </p>
            )}
          </OrderTotal>
          {children}
          {refusals.length > 0 && (
            <div role="alert" className="rounded-card bg-danger-soft p-4">
              <LineRefusals refusals={refusals} onShow={form.lines.showProblem} />
            </div>
          )}
        </>
      }
    >
      <DraftFields
        draft={draft}
        isDeliveryAlone={edited?.isDeliveryAlone}
        products={products}
        kits={start.kits}
        artwork={start.artwork}
        roster={start.roster}
        isInPortal={isInPortal}
        lines={form.lines}
        priceOf={form.priceOf}
        linePrice={linePrice}
        extras={extras}
        startAddress={start.startAddress}
        hasBillingAddress={edited ? billing[SAME_ADDRESS] === '' : start.hasBillingAddress}
        errors={form.fieldErrors}
        quote={quote}
        countries={countries}
        notesHint={team && 'Anything else that was agreed with the team.'}
        onWishes={form.setWishes}
        onNotes={form.setNotes}
      >
        {edited && (
          <FieldGroup title="Invoice to">
            <div className="sm:col-span-2">
              <BillingFields
                typed={billing}
                errors={form.fieldErrors}
                countries={countries}
                country={billing['billingAddress.country']}
                isCollection={isCollected(quote.delivery)}
                onChange={form.setBilling}
              />
            </div>
          </FieldGroup>
        )}
      </DraftFields>
    </OrderFormFrame>
  );
}

function CustomLines({ lines }: { lines: readonly TeamCustomLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="custom-lines-title" className="card card-md text-sm">
      <h2 id="custom-lines-title" className="mb-3 text-subheading">
        Also in this order
      </h2>
      <ul className="space-y-2">
        {lines.map(({ id, quantity, unitPrice, custom }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {quantity > 1 && `${quantity} × `}
              {custom.description}
            </span>
            <span className="shrink-0 tabular-nums">{formatAmount(priceOf(unitPrice, quantity))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ changes, voids, isQuoting }: Omit<EditQuote, 'quote'> & { isQuoting: boolean }) {
  return (
    <section aria-labelledby="edit-title" className="card card-md space-y-4 text-sm">
      <h2 id="edit-title" className="text-subheading">
        Your changes
      </h2>
      <div aria-live="polite" aria-busy={isQuoting || undefined} className="space-y-4 aria-busy:opacity-60">
        {changes.length > 0 ? (
          <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-muted">Nothing changed yet.</p>
        )}
        {voids.length > 0 && (
          <div className="rounded-control bg-warning-soft p-3 text-warning">
            <p className="font-semibold">Saving this voids</p>
            <ul className="mt-1 space-y-1">
              {voids.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
