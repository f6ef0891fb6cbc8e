'use client';

import { useMemo } from 'react';
import { MAX_NOTES, type DraftItem } from '@/domain/team-draft';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { PlusIcon } from '@/features/shop/components/icons';
import type { OrderBuilderData } from '../../operations/order-builder/load-order-builder';
import { ConflictNotice } from './ConflictNotice';
import { LineCard } from './LineCard';
import { LineEditor } from './LineEditor';
import { OrderSummary } from './OrderSummary';
import { ProductPicker } from './ProductPicker';
import { SaveState } from './SaveState';
import { TotalBar } from './TotalBar';
import { useLines } from './use-lines';
import { useOrderDraft } from './use-order-draft';
import { useSubmit } from './use-submit';

type OrderBuilderProps = OrderBuilderData & { teamId: string };

/** Place Order (spec §2): lines from the roster, prices by the server, the draft safe on the way there. */
export function OrderBuilder({ teamId, products: list, roster, stored }: OrderBuilderProps) {
  const products = useMemo(() => new Map(list.map((product) => [product.id, product])), [list]);
  const { sync, state } = useOrderDraft(teamId, stored);
  const lines = useLines(sync, products);
  const { submit, phase, notice } = useSubmit({
    teamId,
    sync,
    version: state.version,
    firstProblem: lines.firstProblem,
    showProblem: lines.showProblem,
  });
  const { draft, quoted, theirs, status } = state;
  const isPicking = lines.isPicking || draft.items.length === 0;

  function priceOf({ key, product, color }: DraftItem) {
    const index = quoted.draft.items.findIndex((item) => item.key === key && item.product === product);
    const isSame = quoted.draft.items[index]?.color === color;
    return isSame ? (quoted.quote.lines[index] ?? undefined) : undefined;
  }

  function choose(choice: 'mine' | 'theirs') {
    const mine = sync.choose(choice);
    if (choice === 'mine') return;
    toast({ title: 'Order replaced', action: { label: 'Undo', onClick: () => sync.edit(mine) } });
  }

  if (phase === 'leaving') return <p className="py-20 text-center text-lead">Order submitted. Opening it…</p>;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-heading">Place Order</h1>
        <SaveState status={status} />
      </div>
      {theirs && <ConflictNotice mine={draft} theirs={theirs.draft} onChoose={choose} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          {draft.items.length > 0 && <h2 className="sr-only">Lines</h2>}
          <ol className="space-y-4 empty:hidden">
            {draft.items.map((item) => {
              const product = products.get(item.product);
              const price = priceOf(item);
              const isOpen = lines.open?.key === item.key;
              return (
                <li key={item.key}>
                  {product && isOpen ? (
                    <LineEditor
                      item={item}
                      product={product}
                      roster={roster}
                      price={price}
                      design={quoted.quote.designs.find(
                        ({ productId, color }) => productId === item.product && (color ?? null) === item.color,
                      )}
                      isNew={lines.open?.isNew ?? false}
                      visit={lines.open?.visit ?? 0}
                      onChange={(change) => lines.change(item.key, change)}
                      onDone={() => lines.done(item)}
                      onRemove={() => lines.remove(item)}
                    />
                  ) : (
                    <LineCard
                      item={item}
                      product={product}
                      price={price}
                      onEdit={() => lines.edit(item.key)}
                      onRemove={() => lines.remove(item)}
                    />
                  )}
                </li>
              );
            })}
          </ol>
          {isPicking ? (
            <ProductPicker products={list} onPick={lines.pick} />
          ) : (
            <Button variant="outline" size="lg" onClick={() => lines.setPicking(true)} className="w-full border-dashed">
              <PlusIcon className="size-5" />
              Add another product
            </Button>
          )}
          <Field label="Notes" optional hint="Deadlines, delivery, anything we should know.">
            {(control) => (
              <Textarea
                {...control}
                value={draft.notes}
                maxLength={MAX_NOTES}
                onChange={(event) => sync.edit({ ...sync.state().draft, notes: event.target.value })}
              />
            )}
          </Field>
          {quoted.quote.totalItems > 0 && <TotalBar quote={quoted.quote} status={status} />}
        </div>
        <div className="lg:sticky lg:top-24">
          <OrderSummary
            quoted={quoted}
            products={products}
            status={status}
            phase={phase}
            notice={notice}
            onSubmit={() => void submit()}
          />
        </div>
      </div>
    </>
  );
}
