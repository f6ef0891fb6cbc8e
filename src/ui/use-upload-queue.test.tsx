// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '@/lib/client/request';
import { useUploadQueue, type UploadQueue } from './use-upload-queue';
import { testScreen } from '../../tests/setup/test-screen';

type Sent = { name: unknown; answer: (answer: Answer<string>) => void; signal: AbortSignal };

const sent: Sent[] = [];
vi.mock('@/lib/client/upload', () => ({
  upload: ({ form, signal }: { form: FormData; signal: AbortSignal }) =>
    new Promise((answer) => sent.push({ name: form.get('name'), answer, signal })),
}));

const screen = testScreen();
let queue: UploadQueue<{ name: string }>;
const onStored = vi.fn();

function Screen() {
  const current = useUploadQueue<{ name: string }, unknown>({
    path: '/files',
    fieldsOf: ({ entered }) => entered,
    faultOf: ({ size }) => (size === 0 ? 'This file is empty.' : undefined),
    enteredOf: ({ name }) => ({ name }),
    missingIn: ({ entered }) => (entered.name ? undefined : { name: ['Please provide a name.'] }),
    canRetry: ({ status }) => status !== 422,
    onStored,
  });
  useEffect(() => {
    queue = current;
  });
  return null;
}

const fileOf = (name: string, content = 'x') => new File([content], name);
const refusal = (status: number) => ({ ok: false as const, code: 'refused' as const, message: 'Not stored.', status });
const states = () => queue.files.map(({ state }) => state);
const sendAll = () => act(async () => void queue.send(queue.files.filter(({ state }) => state !== 'unusable')));
const answer = (index: number, given: Answer<string>) => act(async () => sent[index]!.answer(given));

beforeEach(() => {
  sent.length = 0;
  onStored.mockClear();
  act(() => screen.render(<Screen />));
});

describe('an upload queue', () => {
  it('sends one file after the other and takes each out once it is stored', async () => {
    act(() => void queue.add([fileOf('one'), fileOf('two')]));
    await sendAll();
    expect(states()).toEqual(['sending', 'waiting']);
    expect(sent.map(({ name }) => name)).toEqual(['one']);
    await answer(0, { ok: true, value: 'first' });
    expect(onStored).toHaveBeenCalledExactlyOnceWith('first');
    expect(sent.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(states()).toEqual(['sending']);
  });

  it('never sends a file that cannot be taken', async () => {
    let ready: unknown[] = [];
    act(() => void (ready = queue.add([fileOf('empty', '')])));
    expect(ready).toEqual([]);
    expect(queue.files[0]).toMatchObject({ state: 'unusable', message: 'This file is empty.' });
  });

  it('sends nothing while something is missing, and says what until it is entered', async () => {
    act(() => void queue.add([fileOf(''), fileOf('two')]));
    await sendAll();
    expect(sent).toHaveLength(0);
    expect(queue.files[0]?.fieldErrors).toEqual({ name: ['Please provide a name.'] });
    act(() => queue.enter(queue.files[0]!, { name: 'one' }));
    expect(queue.files[0]).toMatchObject({ entered: { name: 'one' }, fieldErrors: {} });
  });

  it('keeps what failed, to be sent again where that could help', async () => {
    act(() => void queue.add([fileOf('one'), fileOf('two')]));
    await sendAll();
    await answer(0, refusal(500));
    await answer(1, refusal(422));
    expect(states()).toEqual(['failed', 'unusable']);
    expect(queue.files[0]?.message).toBe('Not stored.');
  });

  it('sends a file once that was called off while it waited and sent again', async () => {
    act(() => void queue.add([fileOf('one'), fileOf('two')]));
    await sendAll();
    act(() => queue.cancel(queue.files[1]!.id));
    expect(states()).toEqual(['sending', 'chosen']);
    await act(async () => void queue.send([queue.files[1]!]));
    await answer(0, { ok: true, value: 'first' });
    await answer(1, { ok: true, value: 'second' });
    expect(sent).toHaveLength(2);
    expect(queue.files).toEqual([]);
  });

  it('aborts what is removed on its way', async () => {
    act(() => void queue.add([fileOf('one')]));
    await sendAll();
    act(() => queue.remove(queue.files[0]!.id));
    expect(sent[0]?.signal.aborted).toBe(true);
    await answer(0, refusal(0));
    expect(queue.files).toEqual([]);
  });
});
