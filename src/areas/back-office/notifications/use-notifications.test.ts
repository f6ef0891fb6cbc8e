// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_NOTIFICATIONS, type Notifications } from './notification-groups';
import { useNotifications } from './use-notifications';
import { testScreen } from '../../../../tests/setup/test-screen';

const unread = (count: number): Notifications => ({ ...NO_NOTIFICATIONS, unread: count });

let answers: ((notifications: Notifications) => void)[];
let state: ReturnType<typeof useNotifications>;
const screen = testScreen();

beforeEach(async () => {
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined;
      close = () => undefined;
    },
  );
  answers = [];
  const asked = () =>
    new Promise<Response>((resolve) => answers.push((notifications) => resolve(Response.json(notifications))));
  vi.stubGlobal('fetch', asked);
  const Probe = () => {
    state = useNotifications();
    return null;
  };
  await act(async () => screen.render(createElement(Probe)));
});

const reload = () => act(async () => void state.reload());
const answer = (index: number, notifications: Notifications) => act(async () => answers[index]?.(notifications));

it('takes the answer that was asked for last, whichever comes first', async () => {
  await reload();
  await reload();
  await answer(1, unread(2));
  await answer(0, unread(1));
  expect(state.notifications.unread).toBe(2);
});

it('keeps what was read from an answer that was on its way before', async () => {
  await reload();
  await act(async () => state.change(() => unread(0)));
  await answer(0, unread(3));
  expect(state.notifications.unread).toBe(0);
  await reload();
  await answer(1, unread(1));
  expect(state.notifications.unread).toBe(1);
});
