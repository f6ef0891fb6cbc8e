import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

function fakeClient() {
  const sent: { text: string; answer: (error?: Error) => void }[] = [];
  const query = (text: string) =>
    new Promise((resolve, reject) => {
      sent.push({ text, answer: (error) => (error ? reject(error) : resolve({ rows: [text] })) });
    });
  return { sent, client: { query, release: () => 'released' } as unknown as PoolClient };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('sends a statement once the one before it is answered, well or not', async () => {
  const { sent, client } = fakeClient();
  const turned = oneAtATime(client);
  const answers = ['first', 'second', 'third'].map(async (text) => turned.query(text));
  const outcomes = Promise.allSettled(answers);
  const texts = () => sent.map(({ text }) => text);
  await settled();
  expect(texts()).toEqual(['first']);
  sent[0]?.answer(new Error('Refused.'));
  await settled();
  expect(texts()).toEqual(['first', 'second']);
  sent[1]?.answer();
  await settled();
  expect(texts()).toEqual(['first', 'second', 'third']);
  sent[2]?.answer();
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: new Error('Refused.') },
    { value: { rows: ['second'] } },
    { value: { rows: ['third'] } },
  ]);
});

it('is the client in everything else', () => {
  const { client } = fakeClient();
  expect(oneAtATime(client).release()).toBe('released');
});
