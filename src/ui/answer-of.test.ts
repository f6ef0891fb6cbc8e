import { redirect } from 'next/navigation';
import { expect, it } from 'vitest';
import { callAction } from './call-action';

it('is what the server answers', async () =>
  expect(await callAction(Promise.resolve({ ok: true, id: '1' }))).toEqual({ ok: true, id: '1' }));

it('is a failure where it does not answer', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const message = 'The server did not respond. Please try again.';
  expect(await callAction(lost())).toEqual({ ok: false, code: 'unreachable', message });
  expect(await callAction(lost(), 'Failed to save')).toMatchObject({ message: 'Failed to save' });
});

it('leaves a redirect to the login to Next', async () => {
  const lapsed = Promise.resolve().then(() => redirect('/admin/login'));
  await expect(callAction(lapsed)).rejects.toThrow('NEXT_REDIRECT');
});
