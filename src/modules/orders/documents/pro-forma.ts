import { orderDeposit } from '@/domain/invoices/deposits';
import { chargesOf, type ChargedOrder } from '@/domain/invoices/order-charges';
import { isCollected, shopToday } from '@/domain/delivery/promise';
import { toAmount } from '@/domain/money/money';
import { recordedBilling } from '@/domain/orders/billing';
import { orderDue } from '@/domain/orders/order-edit';
import { shopFormat } from '@/domain/text/shop-format';
import { recordedTaxes } from '@/domain/taxes/order-taxes';
import { documentCustomer } from '@/modules/invoices/document-customer';
import type { PrintedInvoice } from '@/modules/invoices/documents/InvoiceDocument';
import type { Order } from '@/payload-types';
import { designText, type DocumentLine } from './designs';
import type { OrderDocumentData } from './load-order-document';
import { paymentNote } from './invoice-payment-note';

/** An order as an invoice would have it now, before or beside its numbered ones. */
export function proForma(data: OrderDocumentData): PrintedInvoice {
  const { order, settings, paidAmount } = data;
  const charged = chargedOrder(order, paidAmount);
  const { dueNow, dueBeforeDespatch } = orderDeposit({ ...charged, depositPercent: order.depositPercent });
  const { companyName = null, companyNumber = null, vatNumber = null, address = null, phone = null } = settings;
  return {
    kind: 'pro_forma',
    number: order.orderNumber,
    orderNumber: order.orderNumber,
    refersTo: null,
    reason: order.status === 'cancelled' ? 'This order was cancelled.' : null,
    issuedOn: shopToday(new Date(order.createdAt)),
    dueOn: '',
    currency: charged.currency,
    homeTax: null,
    charges: chargesOf({ ...charged, status: 'pending' }),
    supplier: {
      ...{ brandName: settings.brandName, companyName, companyNumber, vatNumber, address, phone },
      ...{ salesEmail: settings.salesEmail, bankDetails: settings.bankDetails ?? null },
    },
    customer: documentCustomer({
      ...{ contact: order.contact, shippingAddress: order.shippingAddress, taxes: charged.taxes },
      isCollection: isCollected(order),
      ...recordedBilling(order),
    }),
    payment: {
      method: order.paymentMethod,
      isPaid: orderDue(charged).toPay === 0,
      ...(order.depositPercent > 0 && {
        deposit: {
          percent: order.depositPercent,
          dueNow: toAmount(dueNow),
          beforeDespatch: toAmount(dueBeforeDespatch),
        },
      }),
    },
    paymentNote: paymentNote(data),
  };
}

/** Basis of its charges: each line with its kit or print and its tax rate. */
function chargedOrder(order: Order, paidAmount: number) {
  const { status, shippingAmount, totalAmount, refundedAmount, discounts } = order;
  return {
    ...{
      currency: order.currency ?? shopFormat().currency,
      status,
      shippingAmount,
      totalAmount,
      refundedAmount,
      paidAmount,
    },
    items: order.orderItems.map((line: DocumentLine) => ({
      productName: designText(line),
      ...{ sku: line.sku, sizeLabel: line.sizeLabel, quantity: line.quantity },
      ...{ unitPrice: line.unitPrice, totalPrice: line.totalPrice },
      tax: typeof line.taxRate === 'number' ? { rate: line.taxRate, reliefRate: line.reliefRate } : null,
    })),
    discounts: discounts ?? [],
    taxes: recordedTaxes(order),
  } satisfies ChargedOrder;
}
