'use client';

import { Download, Trash2, UserX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toastResult } from '@/ui/toast-result';
import { anonymiseCustomerAction, deleteCustomerAction } from './customer-actions';
import { customerHref, CUSTOMERS_PATH } from './customer-filters';

type PrivacyPanelProps = { id: string; name: string; orders: number; anonymised: boolean };

/** What a person may ask for: their data, and that it is removed. */
export function PrivacyPanel({ id, name, orders, anonymised }: PrivacyPanelProps) {
  const router = useRouter();
  const wide = 'w-full justify-start';
  return (
    <section className="card card-md space-y-2">
      <h2 className="mb-3 text-lg">Privacy</h2>
      {anonymised ? (
        <p className="text-sm text-ink-muted">This customer’s personal data has been removed.</p>
      ) : (
        <>
          <a href={`${customerHref(id)}/data`} download className={`${buttonClass('outline', 'sm')} ${wide} min-h-10`}>
            <Download aria-hidden className="size-4" />
            Export data as JSON
          </a>
          <ConfirmDialog
            title={`Remove the data of ${name}?`}
            description="Name, email, phone and addresses are blanked here and on their orders, whose lines and amounts stay for the accounts. Players’ names and numbers, proofs and print packs are deleted. Invoices stay as they were issued, as the law wants them kept. Their messages, kit designs and our emails are deleted. The activity log keeps what staff did. This cannot be undone."
            confirmLabel="Remove data"
            destructive
            onConfirm={() => toastResult(anonymiseCustomerAction(id), { title: '✅ Personal Data Removed' })}
            trigger={
              <Button variant="outline" size="sm" className={`${wide} min-h-10`}>
                <UserX aria-hidden className="size-4" />
                Remove personal data
              </Button>
            }
          />
        </>
      )}
      {orders > 0 ? (
        !anonymised && (
          <p className="pt-1 text-sm text-ink-muted">
            A customer with orders cannot be deleted, as the accounts need them. Remove their personal data instead.
          </p>
        )
      ) : (
        <ConfirmDialog
          title={`Delete ${name}?`}
          description="The record is deleted for good."
          confirmLabel="Delete"
          destructive
          onConfirm={async () => {
            const done = await toastResult(deleteCustomerAction(id), { title: '✅ Customer Deleted' });
            if (done) router.replace(CUSTOMERS_PATH);
            return done;
          }}
          trigger={
            <Button variant="ghost" size="sm" className={`${wide} min-h-10 text-danger`}>
              <Trash2 aria-hidden className="size-4" />
              Delete customer
            </Button>
          }
        />
      )}
    </section>
  );
}
