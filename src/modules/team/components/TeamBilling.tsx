'use client';

import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { billedLines, BILLING_FIELDS, billingBody, typedBilling, type Billing } from '@/domain/orders/billing';
import { shopFormat } from '@/domain/text/shop-format';
import type { Result } from '@/lib/result';
import { BillingFields } from '@/modules/orders/components/BillingFields';
import { AddressLines } from '@/ui/AddressLines';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

type TeamBillingProps = {
  billing: Billing;
  countries: ReactNode;
  save: (body: object) => Promise<Result>;
};

export function TeamBilling({ billing, countries, save }: TeamBillingProps) {
  const lines = billedLines(billing);
  return (
    <section aria-labelledby="billing-title" className="card card-md">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="billing-title" className="text-subheading">
          Invoice to
        </h2>
        <Change billing={billing} countries={countries} save={save} />
      </header>
      {lines.length > 0 && <AddressLines lines={lines} />}
      {!billing.billingAddress && (
        <p className="text-sm text-ink-muted">Each order is invoiced to its delivery address.</p>
      )}
    </section>
  );
}

function Change({ billing, countries, save }: TeamBillingProps) {
  const { country } = shopFormat();
  const [isOpen, setOpen] = useState(false);
  const sent = useSentForm({
    send: async (typed) => {
      const result = await save(billingBody(typedFields(typed, BILLING_FIELDS)));
      if (result.ok) {
        setOpen(false);
        toast({ title: 'Invoice details saved', description: 'They also apply to orders not invoiced yet.' });
      }
      return result;
    },
  });

  function open(is: boolean) {
    setOpen(is);
    sent.startAgain();
  }

  return (
    <FormDialog
      title="Invoice to"
      description="For future orders, and those not invoiced yet."
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="outline" size="sm">
          <Pencil aria-hidden className="size-4" />
          Change<span className="sr-only"> whom orders are invoiced to</span>
        </Button>
      }
      submitLabel="Save"
      sent={sent}
    >
      <BillingFields
        start={typedBilling(billing, country)}
        errors={sent.fieldErrors}
        countries={countries}
        country={country}
      />
    </FormDialog>
  );
}
