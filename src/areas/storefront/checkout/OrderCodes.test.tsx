// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { testScreen } from '../../../../tests/setup/test-screen';
import { OrderCodes, type Codes } from './OrderCodes';

const screen = testScreen();
const VOUCHER = 'GVABCDEFGHJKLMNPQR';

const changes: Codes[] = [];
type Review = Parameters<typeof OrderCodes>[0]['review'];

function Checkout({ reviewOf }: { reviewOf: (codes: Codes) => Review }) {
  const [codes, setCodes] = useState<Codes>({});
  const change = (next: Codes) => {
    changes.push(next);
    setCodes(next);
  };
  return <OrderCodes codes={codes} review={reviewOf(codes)} onChange={change} />;
}

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const enter = (text: string) =>
  act(async () => {
    const field = document.querySelector('input') ?? expect.fail('There is no field.');
    field.value = text;
    field.form?.requestSubmit();
  });
const shown = () => document.body.textContent;

it('takes an offer and a gift voucher in one field, and lets each go', async () => {
  const offer = { productName: 'Spring (SPRING)', color: undefined, quantity: 1, percentOff: 10, amount: 2 };
  const reviewOf = ({ voucher }: Codes) => ({ offer, ...(voucher && { voucherCents: 1500 }) }) as Review;
  await act(async () => screen.render(<Checkout reviewOf={reviewOf} />));
  await press('Have a code?');
  await enter(' gv-abcd-efgh-jklm-npqr ');
  expect(changes.at(-1)).toMatchObject({ voucher: VOUCHER });
  expect(shown()).toContain('Gift voucher …NPQR pays $15.00.');
  await press('Have another code?');
  await enter('spring');
  expect(changes.at(-1)).toEqual({ offer: 'SPRING', voucher: VOUCHER });
  expect(shown()).toContain('Code SPRING applied.');
  expect(document.querySelector('input')).toBeNull();
  await press('Remove gift voucher');
  expect(changes.at(-1)).toMatchObject({ offer: 'SPRING', voucher: undefined });
});

it('says what is wrong with a code, which the next one replaces', async () => {
  const reviewOf = ({ voucher }: Codes) => (voucher ? { voucherProblem: 'This gift voucher is unknown.' } : {});
  await act(async () => screen.render(<Checkout reviewOf={reviewOf} />));
  await press('Have a code?');
  await enter(VOUCHER);
  expect(shown()).toContain('This gift voucher is unknown.');
  expect(document.querySelector('input')?.value).toBe(VOUCHER);
  await enter('spring');
  expect(changes.at(-1)).toEqual({ offer: 'SPRING', voucher: undefined });
});
