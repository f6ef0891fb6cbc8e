'use client';

import { MailQuestion } from 'lucide-react';
import { AWAITS_CONFIRMATION } from '@/domain/orders/order-confirmation';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { Order } from '@/payload-types';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LocalDate } from '@/ui/LocalDate';
import { toast } from '@/ui/toast';
import { confirmForCustomerAction } from '../order-actions';
import { toastOrderFailure } from '../order-failure-toast';
import { Allowed } from '../../access/granted';

type UnconfirmedNoticeProps = { order: Pick<Order, 'id' | 'orderNumber' | 'revision' | 'confirmBy'> };

export function UnconfirmedNotice({ order }: UnconfirmedNoticeProps) {
  const { id: orderId, orderNumber, revision, confirmBy } = order;

  async function confirm() {
    const result = await callAction(confirmForCustomerAction({ orderId, revision }), UPDATE_FAILED);
    if (result.ok) toast(orderSaved('Confirmed for the customer'));
    else toastOrderFailure(result);
  }

  return (
    <div className="card flex flex-wrap items-center gap-3 px-5 py-3 text-sm">
      <p className="flex min-w-60 flex-1 items-start gap-3">
        <MailQuestion aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        <span>
          <strong className="font-semibold">{AWAITS_CONFIRMATION}.</strong> We emailed the customer a link. No stock is
          taken yet, and the order is cancelled
          {confirmBy ? (
            <>
              {' on '}
              <LocalDate iso={confirmBy} withTime />{' '}
            </>
          ) : (
            ' '
          )}
          unless it is confirmed.
        </span>
      </p>
      <Allowed to="orders:write">
        <ConfirmDialog
          title={`Confirm order #${orderNumber} for the customer?`}
          description="Its stock is taken, and the customer is emailed the confirmation with the invoice."
          confirmLabel="Confirm order"
          onConfirm={confirm}
          trigger={
            <Button variant="outline" size="sm">
              Confirm for the customer
            </Button>
          }
        />
      </Allowed>
    </div>
  );
}
