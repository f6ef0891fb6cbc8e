'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PriceChange } from '@/domain/cart/price-changes';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { PriceChanges } from '@/ui/PriceChanges';
import { useCloseWarning } from '@/ui/use-close-warning';

export type OrderFormNotice = {
  text: string;
  changes?: readonly PriceChange[];
  isConflict?: boolean;
};

type OrderFormFrameProps = {
  what?: 'order' | 'quote';
  /** Number of an order or quote that exists. */
  number: string | undefined;
  href: string;
  notice: OrderFormNotice | undefined;
  summary: ReactNode;
  isDirty: boolean;
  isSaving: boolean;
  isBlocked?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

export function OrderFormFrame(props: OrderFormFrameProps) {
  const { what = 'order', number, href, notice, summary, isDirty, isSaving, isBlocked, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useCloseWarning(isDirty);

  useEffect(() => {
    if (notice) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [notice]);

  return (
    <form
      ref={form}
      noValidate
      aria-label={number ? `Edit ${what} ${number}` : `Create ${what}`}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="min-w-0 space-y-4">{children}</div>
      <div className="space-y-4 lg:sticky lg:top-24">
        {summary}
        {notice && <Notice notice={notice} what={what} href={href} />}
        <div className="flex flex-wrap gap-3">
          <Button data-toast-floor type="submit" loading={isSaving} disabled={isBlocked} className="grow">
            {number ? `Save ${what}` : `Create ${what}`}
          </Button>
          <Leave isDirty={isDirty} href={href} />
        </div>
      </div>
    </form>
  );
}

type NoticeProps = { notice: OrderFormNotice; what: string; href: string };

function Notice({ notice: { text, changes = [], isConflict }, what, href }: NoticeProps) {
  return (
    <div role="alert" className="space-y-3 rounded-card bg-danger-soft p-4 text-sm text-danger">
      <p>{text}</p>
      {changes.length > 0 && <PriceChanges changes={changes} />}
      {isConflict && (
        <p>
          <a href={href} target="_blank" rel="noopener" className="font-medium underline underline-offset-4">
            See the {what} as it is now
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          , then{' '}
          <a href={`${href}/edit`} className="font-medium underline underline-offset-4">
            start again from it
          </a>
          .
        </p>
      )}
    </div>
  );
}

function Leave({ isDirty, href }: { isDirty: boolean; href: string }) {
  const router = useRouter();
  const leave = () => router.push(href);
  if (!isDirty) {
    return (
      <button type="button" onClick={leave} className={buttonClass('outline', 'md')}>
        Cancel
      </button>
    );
  }
  return (
    <ConfirmDialog
      title="Discard your changes?"
      description="What you typed will not be saved."
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      destructive
      onConfirm={leave}
      trigger={<Button variant="outline">Cancel</Button>}
    />
  );
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset data-edit-form className="card card-md">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="mb-4 font-display text-subheading font-bold uppercase">
        {title}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
