'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toastResult } from '@/ui/toast-result';
import { PANEL_ACTION, PersonalData } from '@/modules/privacy/PersonalData';
import { anonymiseCustomerAction, deleteCustomerAction } from './customer-actions';
import { customerHref, CUSTOMERS_PATH } from './customer-filters';

type PrivacyPanelProps = { id: string; name: string; orders: number; anonymised: boolean };

export function PrivacyPanel({ id, name, orders, anonymised }: PrivacyPanelProps) {
  const router = useRouter();
  return (
    <PersonalData
      who="customer"
      name={name}
      dataHref={`${customerHref(id)}/data`}
      isRemoved={anonymised}
      description="Name, email, phone and addresses are blanked here and on their orders, whose lines and amounts stay for the accounts. Players’ names and numbers, proofs and print packs are deleted. Invoices are kept unchanged, as the law requires. Their messages, kit designs and our emails are deleted. The activity log keeps what staff did. This cannot be undone."
      remove={() => anonymiseCustomerAction(id)}
    >
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
            <Button variant="ghost" size="sm" className={`${PANEL_ACTION} text-danger`}>
              <Trash2 aria-hidden className="size-4" />
              Delete customer
            </Button>
          }
        />
      )}
    </PersonalData>
  );
}
