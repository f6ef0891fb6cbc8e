import { orderDeposit } from '@/domain/invoices/deposits';
import { chargesOf, type ChargedOrder } from '@/domain/invoices/order-charges';
import { creditLeft, type Credit } from '@/domain/orders/order-credit';
import { isCollected, shopToday } from '@/domain/delivery/promise';
import { toAmount, formatMoney, toCents } from '@/domain/money/money';
import { recordedBilling } from '@/domain/orders/billing';
import { orderDue } from '@/domain/orders/order-edit';
import { isPaid } from '@/domain/orders/payment-state';
import { shopFormat } from '@/domain/text/shop-format';
import { recordedTaxes } from '@/domain/taxes/order-taxes';
import { documentCustomer } from '@/modules/invoices/document-customer';
import type { PrintedInvoice } from '@/modules/invoices/InvoiceDocument';
import type { Order } from '@/payload-types';
import { designText, type DocumentLine } from './designs';
import type { OrderDocumentData } from './load-order-document';
import { paymentTerms, type InvoiceRules } from '@/domain/invoices/invoice-terms';
import { day } from '@/modules/documents/look';

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

function chargedOrder(order: Order, paidAmount: number) {
  const { status, shippingAmount, totalAmount, refundedAmount, creditedAmount, creditRefundedAmount, discounts } =
    order;
  const { writtenOffAmount } = order;
  return {
    ...{
      currency: order.currency ?? shopFormat().currency,
      status,
      shippingAmount,
      totalAmount,
      refundedAmount,
      paidAmount,
      creditedAmount,
      creditRefundedAmount,
      writtenOffAmount,
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

type Paid = {
  order: Pick<
    Order,
    | keyof Credit
    | 'depositPercent'
    | 'orderNumber'
    | 'status'
    | 'paymentMethod'
    | 'paymentStatus'
    | 'paidAt'
    | 'totalAmount'
  >;
  settings: InvoiceRules;
  paidAmount: number;
};

export function paymentNote({ order, settings, paidAmount }: Paid): string {
  const { status, paymentMethod, paymentStatus, paidAt, totalAmount } = order;
  const terms = paymentTerms({ ...order, paidAmount }, settings);
  const how = paymentMethod === 'card' ? ' by card' : '';
  if (isPaid(paymentStatus)) return `Paid${how}${paidAt ? ` on ${day(paidAt)}` : ''}. Thank you.`;
  if (status === 'cancelled' || paymentStatus === 'written_off') return 'There is nothing to pay.';
  if (paymentStatus === 'part' && order.depositPercent === 0) {
    const paid = toCents(paidAmount);
    const open = toCents(totalAmount) - creditLeft(order) - paid;
    return `${formatMoney(paid)} was paid. Thank you. Still to be paid: ${formatMoney(open)}. ${terms}`;
  }
  return paymentMethod === 'card' ? 'The payment by card has not reached us yet.' : terms;
}
