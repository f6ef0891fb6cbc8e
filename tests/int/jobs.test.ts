import { hostname } from 'node:os';
import { performance as loop } from 'node:perf_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../setup/incoming';
import { systemJobs, type JobsAnswer } from '@/areas/back-office/settings/system/system-endpoints';
import { retryPackAction } from '@/areas/back-office/settings/system/system-actions';
import { env } from '@/lib/env';
import { startWorker, type Worker } from '@/lib/work/loop';
import { listRuns, runRecorder, type Job } from '@/lib/work/runs';
import { announceWork } from '@/lib/work/signal';
import { startMetrics } from '@/server/metrics';
import { createStaff, rows, payload } from '../setup/shop';

const load = async () => payload;
const staff = await createStaff('administrator');
const editor = await createStaff('content_manager');

let worker: Worker | undefined;
afterEach(() => worker?.stop());

const runOf = async (job: Job) => (await listRuns(payload)).find((run) => run.job === job);

async function jobs() {
  const answer = await systemJobs();
  return { status: answer.status, body: (await answer.json()) as JobsAnswer };
}

describe('a job', () => {
  it('shows its last run, and the words of its last failure', async () => {
    let problem: Error | undefined;
    worker = startWorker({
      kind: 'old-rows',
      payload: load,
      step: async () => {
        if (problem) throw problem;
        return false;
      },
      pollMs: 60_000,
      paceMs: 1,
    });
    await expect.poll(() => runOf('old-rows')).toMatchObject({ machine: hostname(), pid: process.pid, failure: null });
    problem = new Error('Failed query: delete\nparams: ada@x.test', {
      cause: new Error('no room: postgres://a:b@c/d'),
    });
    announceWork('old-rows');
    await expect.poll(async () => (await runOf('old-rows'))?.failure).toBe('no room: postgres://a:…@c/d');
    const failed = await runOf('old-rows');
    expect(failed!.failedAt! > failed!.succeededAt!).toBe(true);
    problem = undefined;
    announceWork('old-rows');
    await expect.poll(async () => (await runOf('old-rows'))!.succeededAt! > failed!.failedAt!).toBe(true);
    expect(await runOf('old-rows')).toMatchObject({ failure: failed?.failure, failedAt: failed?.failedAt });
  });

  it('has failed if a step says so, though it goes on', async () => {
    worker = startWorker({
      kind: 'assets',
      payload: load,
      step: async (_payload, { fail }) => {
        fail(new Error('one of many'));
        return false;
      },
      pollMs: 60_000,
      paceMs: 1,
    });
    await expect.poll(() => runOf('assets')).toMatchObject({ failure: 'one of many', succeededAt: null });
  });

  it.each([
    { utilization: 0.9, isBusy: true },
    { utilization: 0.7, isBusy: false },
  ])(
    'learns from a process in use for $utilization of the time that it is busy: $isBusy',
    async ({ utilization, isBusy }) => {
      vi.spyOn(loop, 'eventLoopUtilization').mockReturnValue({ utilization, idle: 0, active: 0 });
      const seen: boolean[] = [];
      worker = startWorker({
        kind: 'files',
        payload: load,
        step: async (_payload, run) => seen.push(run.isBusy) < 3,
        pollMs: 60_000,
        paceMs: 1,
      });
      await expect.poll(() => seen).toEqual([false, isBusy, isBusy]);
      vi.mocked(loop.eventLoopUtilization).mockRestore();
    },
  );

  it('writes runs that end alike once a minute, and each that ends differently', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const record = runRecorder('pages');
    const written = async (failure?: unknown) => {
      await record(load, { durationMs: now(), failure });
      return (await runOf('pages'))?.durationMs;
    };
    const at = (ms: number) => void now.mockReturnValue(ms);
    expect(await written()).toBe(1_000);
    at(60_999);
    expect(await written()).toBe(1_000);
    expect(await written('broken')).toBe(60_999);
    at(61_500);
    expect(await written('broken')).toBe(60_999);
    expect(await written('otherwise')).toBe(61_500);
    at(121_500);
    expect(await written('otherwise')).toBe(121_500);
    now.mockRestore();
  });

  it('has an age in the metrics, since its last success or its first run', async () => {
    await rows`insert into job_runs (job, machine, pid, duration_ms, began_at, succeeded_at) values
      ('mail', 'a', 1, 1, now() - interval '2 days', now() - interval '500 seconds'),
      ('reminders', 'a', 1, 1, now() - interval '900 seconds', null),
      ('of-yore', 'a', 1, 1, now() - interval '2 days', now() - interval '1 day')`;
    const metrics = startMetrics({ store: undefined, databaseUrl: env.databaseUrl });
    const text = await metrics.text();
    await metrics.close();
    const age = (job: string) => Number(text.match(new RegExp(`kitroom_job_age_seconds{job="${job}"} ([\\d.]+)`))?.[1]);
    expect([Math.round(age('mail') / 100), Math.round(age('reminders') / 100)]).toEqual([5, 9]);
    expect(text).not.toContain('of-yore');
  });
});

describe('the screen of jobs', () => {
  it('is for administrators', async () => {
    signIn();
    expect((await jobs()).status).toBe(401);
    signIn(editor.token);
    expect((await jobs()).status).toBe(403);
    await expect(retryPackAction('x')).rejects.toThrow();
    signIn(staff.token);
    const { status, body } = await jobs();
    expect([status, body.jobs.includes('mail'), body.jobs.includes('payments')]).toEqual([200, true, false]);
  });

  it('shows a failed backup, and one whose process has gone, with words', async () => {
    const put = (status: object, isRunning: boolean) => rows`
      insert into shared_jobs (name, status, is_running, seen_at)
      values ('backup', ${JSON.stringify(status)}, ${isRunning}, now() - interval '2 minutes')
      on conflict (name) do update set status = excluded.status, is_running = excluded.is_running, seen_at = excluded.seen_at`;
    await put({ state: 'failed', message: 'The disk is full.' }, false);
    expect((await jobs()).body.backup).toMatchObject({ state: 'failed', message: 'The disk is full.' });
    await put({ state: 'running', message: null }, true);
    expect((await jobs()).body.backup).toMatchObject({
      state: 'failed',
      message: 'The process that made it has ended.',
    });
    await put({ state: 'done', message: null }, false);
    expect((await jobs()).body.backup).toBeNull();
  });
});
