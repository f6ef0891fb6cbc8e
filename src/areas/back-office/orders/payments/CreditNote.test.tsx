// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testScreen } from '../../../../../tests/setup/test-screen';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import { NO_CREDIT } from '@/domain/orders/order-credit';
import { CreditDialog } from './CreditNote';

const issue = vi.hoisted(() => vi.fn());
vi.mock('../order-actions', () => ({ issueCreditNoteAction: issue }));

const screen = testScreen();

const line = { productName: 'Shirt', sku: 'S', sizeLabel: 'Small', quantity: 2, unitPrice: 24, totalPrice: 48 };
const charged: ChargedOrder = {
  ...{ currency: 'USD', status: 'pending', discounts: [], shippingAmount: 12, ...NO_CREDIT },
  ...{ totalAmount: 60, paidAmount: 60, refundedAmount: 0 },
  items: [{ ...line, line: 'a', tax: { rate: 20 } }],
  taxes: {
    ...{ name: 'VAT', pricesIncludeTax: true, treatment: 'charged', reliefAmount: 0 },
    taxLines: [{ rate: 20, net: 50, tax: 10 }],
  },
};
const order = { kind: 'shop' as const, id: 'o', orderNumber: 'ORD-2026-000016', revision: 3 };

const field = (name: string) => {
  const labels = [...document.querySelectorAll('label')];
  const id = labels.find(({ textContent }) => textContent === name)?.htmlFor;
  const control = document.querySelector(id ? `[id="${id}"]` : `[aria-label="${name}"]`);
  return control as HTMLInputElement | HTMLTextAreaElement;
};
const type = (name: string, text: string) =>
  act(async () => {
    const control = field(name);
    const { prototype } = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
const send = () =>
  act(async () => document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true })));
const sums = () => document.querySelector('dl')?.textContent;

it('shows the total with its tax as goods are named, and sends what is typed', async () => {
  const onClose = vi.fn();
  await act(async () => screen.render(<CreditDialog order={order} charged={charged} onClose={onClose} />));
  expect(document.body.textContent).toContain('2 left, $48.00 · 20%');
  expect(sums()).toBe('Total credited$0.00');
  await type('Pieces of Shirt, Small', 'x');
  expect(sums()).toBe('Total credited$0.00');
  await type('Pieces of Shirt, Small', '1');
  expect(sums()).toBe('VAT 20% on $20.00$4.00Total credited$24.00');
  await type('Delivery', '6');
  expect(sums()).toBe('VAT 20% on $25.00$5.00Total credited$30.00');
  await type('Reason', 'A seam came open');
  await type('Refund now', '10');

  issue.mockResolvedValueOnce({
    ...{ ok: false, code: 'invalid', message: 'Some fields are not valid.' },
    fieldErrors: { 'lines.0.quantity': ['At most 0 can be credited.'] },
  });
  await send();
  expect(document.body.textContent).toContain('At most 0 can be credited.');
  expect(onClose).not.toHaveBeenCalled();
  issue.mockResolvedValueOnce({ ok: true });
  await send();
  expect(issue).toHaveBeenLastCalledWith({
    ...{ kind: 'shop', orderId: 'o', revision: 3, delivery: 6, reason: 'A seam came open', note: '' },
    ...{ lines: [{ line: 'a', quantity: 1, amount: undefined }], refund: { amount: 10 } },
  });
  expect(onClose).toHaveBeenCalledOnce();
});
