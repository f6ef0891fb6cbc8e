import { redirect } from 'next/navigation';
import { expect, it } from 'vitest';
import { answerOf } from './answer-of';

it('is what the server answers', async () =>
  expect(await answerOf(Promise.resolve({ ok: true, id: '1' }))).toEqual({ ok: true, id: '1' }));

it('is a failure where it does not answer', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const message = 'The server did not respond. Please try again.';
  expect(await answerOf(lost())).toEqual({ ok: false, code: 'unreachable', message });
  expect(await answerOf(lost(), 'Failed to save')).toMatchObject({ message: 'Failed to save' });
});

it('leaves a redirect to the login to Next', async () => {
  const lapsed = Promise.resolve().then(() => redirect('/admin/login'));
  await expect(answerOf(lapsed)).rejects.toThrow('NEXT_REDIRECT');
});
