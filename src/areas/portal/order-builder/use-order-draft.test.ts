// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft, type TeamDraft } from '@/domain/teams/team-draft';
import type { DraftAnswer } from '@/modules/team/order-builder/save-draft';
import { createOrderDraft } from './use-order-draft';

const saying = (notes: string): TeamDraft => ({ items: [], notes });
const quote = { ...({} as DraftAnswer['quote']), lines: [], designs: [], totalAmount: 0, fieldErrors: {} };
const wait = () => vi.advanceTimersByTimeAsync(600);

function open() {
  const server = { draft: emptyDraft(), version: 0 };
  const answer = (): DraftAnswer => ({ ...server, submitKey: `key-${server.version}`, quote });
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    if (!body) return Response.json(answer());
    const { version, draft } = JSON.parse(body) as DraftAnswer;
    if (version !== server.version) return Response.json({ code: 'conflict', ...answer() }, { status: 409 });
    Object.assign(server, { draft, version: version + 1 });
    return Response.json(answer());
  });
  const order = createOrderDraft('team', answer());
  order.start();
  const otherSaves = (notes: string) => Object.assign(server, { draft: saying(notes), version: server.version + 1 });
  return { server, order, answer, otherSaves, edit: (notes: string) => order.edit(saying(notes)) };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('saves a draft half a second after the last change, with the prices of what was sent', async () => {
  const { server, order, edit } = open();
  edit('a');
  expect(order.state().status.kind).toBe('unsaved');
  await wait();
  expect(server).toEqual({ draft: saying('a'), version: 1 });
  expect(order.state()).toMatchObject({ version: 1, submitKey: 'key-1', quoted: { draft: saying('a') } });
});

it.each(['mine', 'theirs'] as const)('goes on with %s where two windows changed it', async (choice) => {
  const { server, order, edit, otherSaves } = open();
  otherSaves('theirs');
  edit('mine');
  await wait();
  expect(order.state()).toMatchObject({
    ...{ status: { kind: 'conflict' }, draft: saying('mine') },
    theirs: { draft: saying('theirs') },
  });
  expect(order.choose(choice)).toEqual(saying('mine'));
  await wait();
  expect([server.draft.notes, order.state().draft.notes]).toEqual([choice, choice]);
  expect(order.state()).toMatchObject({ status: { kind: 'saved' }, theirs: undefined });
});

it('takes over what another window saved, and asks where its submission finds another draft', async () => {
  const { order, answer, otherSaves } = open();
  otherSaves('first');
  order.adopt(answer());
  await wait();
  expect(order.state()).toMatchObject({ draft: saying('first'), version: 1 });
  otherSaves('second');
  order.conflict(answer());
  expect(order.state()).toMatchObject({ draft: saying('first'), theirs: { draft: saying('second') } });
});

it('begins the next order after a submission', async () => {
  const { server, order, edit } = open();
  edit('order');
  await wait();
  Object.assign(server, { draft: emptyDraft(), version: 2 });
  await order.submitted();
  expect(order.state()).toMatchObject({ draft: emptyDraft(), version: 2, quoted: { quote: { totalItems: 0 } } });
  edit('the next one');
  await wait();
  expect(server).toEqual({ draft: saying('the next one'), version: 3 });
});
