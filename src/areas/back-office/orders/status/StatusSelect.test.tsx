// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { SHOP_ORDERS, type OrderStatus } from '@/domain/orders/order-status';
import { StatusSelect, type StatusHow } from './StatusSelect';
import { testScreen } from '../../../../../tests/setup/test-screen';

const screen = testScreen();

it('asks whether to go on where money is not there, and goes on only then', async () => {
  const asked: { to: OrderStatus; how: StatusHow }[] = [];
  await act(async () =>
    screen.render(
      <StatusSelect
        flow={SHOP_ORDERS}
        orderNumber="ORD-2026-000001"
        status="pending"
        saving={false}
        onChange={(to, how) => asked.push({ to, how })}
      />,
    ),
  );
  const select = document.querySelector('select') ?? expect.fail('There is no select.');
  await act(async () => {
    select.value = 'processing';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(asked).toMatchObject([{ to: 'processing', how: { reason: undefined } }]);
  await act(async () => asked[0]?.how.onUnpaid('The deposit is not paid.'));
  expect(document.body.textContent).toContain('The deposit is not paid.');
  expect(asked).toHaveLength(1);
  const goOn = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('anyway'));
  await act(async () => goOn?.click());
  expect(asked[1]).toMatchObject({ to: 'processing', how: { despiteUnpaid: true } });
  expect(document.body.textContent).not.toContain('The deposit is not paid.');
});
