// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testScreen } from '../../../../tests/setup/test-screen';
import { useCheckout } from './use-checkout';

const { push, request } = vi.hoisted(() => ({ push: vi.fn(), request: vi.fn() }));
const router = { push };
vi.mock('next/navigation', () => ({ useRouter: () => router, unstable_rethrow: () => undefined }));
vi.mock('@/lib/client/request', () => ({ request }));

const screen = testScreen();

const TYPED = {
  'customer.firstName': 'Ada',
  'customer.lastName': 'Byron',
  'customer.email': 'ada@example.com',
  'shippingAddress.country': 'GB',
  'shippingAddress.line1': '12 Wharf Road',
  'shippingAddress.city': 'London',
  'shippingAddress.postcode': 'N1 7GR',
  isBilledWhereDelivered: 'on',
  paymentMethod: 'invoice',
};

type Options = Parameters<typeof useCheckout>[0];

const agreed = { canOrder: true, totalCents: 4000 } as NonNullable<Options['review']>;

function Checkout(prices: Partial<Pick<Options, 'review' | 'shownCents' | 'checkPrices'>>) {
  const { form, fieldErrors, recheck, isLeaving, notice } = useCheckout({
    cart: [],
    codes: {},
    shownCents: 0,
    hasProblems: false,
    review: agreed,
    refreshQuote: () => undefined,
    checkPrices: async () => undefined,
    ...prices,
  });
  if (isLeaving) return <p>Leaving</p>;
  return (
    <form
      {...form}
      onChange={() => undefined}
      onBlur={({ target }: { target: Element }) => void recheck(target.getAttribute('name') ?? '')}
    >
      {notice && <p role="alert">{notice}</p>}
      {Object.entries(TYPED).map(([name, value]) => (
        <input key={name} name={name} defaultValue={value} aria-invalid={fieldErrors[name] ? true : undefined} />
      ))}
    </form>
  );
}

const field = (name: keyof typeof TYPED) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? expect.fail(`There is no field ${name}.`);
const send = () => act(async () => document.querySelector('form')?.requestSubmit());
const wrong = () =>
  [...document.querySelectorAll('[aria-invalid]')].map((control) => control.getAttribute('name')).join(' ');

/** Loaded on demand. */
beforeAll(() => import('./validate'));

const settled = (look: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    look();
  }, 5000);

beforeEach(async () => {
  vi.resetAllMocks();
  sessionStorage.clear();
  await act(async () => screen.render(<Checkout />));
});

it('sends nothing while a field is wrong, and unmarks it once it is right', async () => {
  field('customer.email').value = 'ada';
  field('shippingAddress.postcode').value = '12345';
  await send();
  await settled(() => expect(wrong()).toBe('customer.email shippingAddress.postcode'));
  expect(document.activeElement).toBe(field('customer.email'));
  expect(request).not.toHaveBeenCalled();
  field('customer.email').value = 'ada@example.com';
  await act(async () => field('customer.email').blur());
  await settled(() => expect(wrong()).toBe('shippingAddress.postcode'));
});

it('orders once at the total on screen, and leaves for the order', async () => {
  request.mockResolvedValue({ ok: true, value: { trackingUrl: 'https://shop.test/order/abc' } });
  await act(async () => {
    document.querySelector('form')?.requestSubmit();
    document.querySelector('form')?.requestSubmit();
  });
  await settled(() => expect(push).toHaveBeenCalledWith('/order/abc?placed=1'));
  expect(request).toHaveBeenCalledTimes(1);
  expect(request.mock.calls[0]?.[1]).toMatchObject({ body: { expectedTotal: 40, customer: { firstName: 'Ada' } } });
  expect(document.body.textContent).toBe('Leaving');
});

it('orders at the total on screen while a new one is on its way, if the shop still says so', async () => {
  request.mockResolvedValue({ ok: true, value: { trackingUrl: 'https://shop.test/order/abc' } });
  const checking = (totalCents: number) =>
    act(async () =>
      screen.render(
        <Checkout review={undefined} shownCents={4000} checkPrices={async () => ({ ...agreed, totalCents })} />,
      ),
    );
  await checking(3000);
  await send();
  await settled(() => expect(document.querySelector('[role=alert]')?.textContent).toMatch(/Prices have changed/));
  expect(request).not.toHaveBeenCalled();
  await checking(4000);
  await send();
  await settled(() => expect(request.mock.calls[0]?.[1]).toMatchObject({ body: { expectedTotal: 40 } }));
});

it('shows why an order was refused, and keeps what was typed', async () => {
  request.mockResolvedValue({ ok: false, status: 0, code: 'offline', message: 'No connection.' });
  await send();
  await settled(() => expect(document.querySelector('[role=alert]')?.textContent).toMatch(/could not reach the shop/));
  expect(field('customer.firstName').value).toBe('Ada');
  await act(async () => {
    field('customer.email').focus();
    field('customer.email').blur();
  });
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  request.mockResolvedValue({
    ...{ ok: false, status: 422, code: 'invalid', message: 'Some fields are not valid.' },
    fieldErrors: { 'customer.email': ['No.'] },
  });
  await send();
  await settled(() => expect(wrong()).toBe('customer.email'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(document.activeElement).toBe(field('customer.email'));
});
