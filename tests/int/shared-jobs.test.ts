import { expect, it } from 'vitest';
import { cancelSharedJob, findSharedJob, startSharedJob } from '@/lib/work/shared-job';
import { payload, rows, unique } from '../setup/shop';

type Status = { done: number };

async function begin(name: string) {
  let finish = (): void => undefined;
  const end = new Promise<void>((resolve) => (finish = resolve));
  const started = await startSharedJob<Status>({
    payload,
    name,
    status: { done: 0 },
    work: async (report, cancelled) => {
      report({ done: 1 });
      cancelled.addEventListener('abort', finish);
      await end;
      return { done: cancelled.aborted ? -1 : 2 };
    },
  });
  return started && { ended: started.ended, finish };
}

const statusOf = (name: string) => findSharedJob<Status>(payload, name);

it('runs once at a time, whichever process begins it, and shows all of them how far it is', async () => {
  const name = unique('job');
  const both = await Promise.all([begin(name), begin(name)]);
  const [job, ...others] = both.filter((each) => each !== undefined);
  expect(others).toEqual([]);
  await expect.poll(() => statusOf(name), { timeout: 5_000 }).toEqual({ done: 1 });
  job?.finish();
  await job?.ended;
  expect(await statusOf(name)).toEqual({ done: 2 });
  const again = await begin(name);
  again?.finish();
  expect(again).toBeDefined();
  await again?.ended;
});

it('is cancelled by any process, which waits for its end', async () => {
  const name = unique('job');
  const job = await begin(name);
  await cancelSharedJob(payload, name);
  expect(await statusOf(name)).toEqual({ done: -1 });
  await job?.ended;
});

it('makes way once its process is gone', async () => {
  const name = unique('job');
  await rows`insert into shared_jobs (name, status, seen_at) values (${name}, '{"done": 1}', now() - interval '61 seconds')`;
  expect(await statusOf(name)).toBeUndefined();
  await cancelSharedJob(payload, name);
  const job = await begin(name);
  job?.finish();
  await job?.ended;
  expect(await statusOf(name)).toEqual({ done: 2 });
});

it('is forgotten after a week', async () => {
  const [old, name] = [unique('old'), unique('job')];
  await rows`insert into shared_jobs (name, status, is_running, seen_at) values (${old}, '{}', false, now() - interval '8 days')`;
  const job = await begin(name);
  job?.finish();
  await job?.ended;
  expect(await statusOf(old)).toBeUndefined();
});
