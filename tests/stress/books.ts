import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { withDatabase } from '../../bench/own-database';
import { beginCopies, copyOrders, endCopies } from './copy-orders';
import { reconcile } from './reconcile';
import { check, finish, note } from './report';

/** `npm run stress:books`: a month of trade that reconciles; of `--orders 100000`, copies of the `--made 2000`. */
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    made: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '7' },
    step: { type: 'string' },
  },
});
const [ORDERS, SEED] = [Number(options.orders), Number(options.seed)];
const MADE = Math.min(ORDERS, Number(options.made));
/** Pounds for a dollar, for the tax of the month’s halves. */
const HOME_RATES = [0.79, 0.8125];
const PROCESSES = 2;

type Step = { rate: number } | { orders: number; seed: number } | 'currency' | 'sums';

/** In a process of its own, with the application in it. */
async function runStep(step: Step): Promise<unknown> {
  const { addUp, changeCurrency, setRate, trade } = await import('./trade');
  if (step === 'currency') return changeCurrency();
  if (step === 'sums') return addUp();
  return 'rate' in step ? setRate(step.rate) : trade(step);
}

async function inProcess(env: NodeJS.ProcessEnv, step: Step): Promise<unknown> {
  const child = fork(process.argv[1]!, ['--step', JSON.stringify(step)], { env });
  let answer: unknown;
  child.on('message', (message: { answer?: unknown }) => (answer = message.answer));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The step ${JSON.stringify(step)} failed.`);
  return answer;
}

const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

async function makeOrders(env: NodeJS.ProcessEnv): Promise<void> {
  const start = performance.now();
  const refusals: Record<string, number> = {};
  const orders = Math.ceil(MADE / HOME_RATES.length / PROCESSES);
  for (const [half, rate] of HOME_RATES.entries()) {
    await inProcess(env, { rate });
    const answers = await Promise.all(
      Array.from({ length: PROCESSES }, (_, place) =>
        inProcess(env, { orders, seed: SEED + half * PROCESSES + place }),
      ),
    );
    for (const answer of answers as Record<string, number>[])
      for (const [why, times] of Object.entries(answer)) refusals[why] = (refusals[why] ?? 0) + times;
  }
  note(`${orders * HOME_RATES.length * PROCESSES} orders by the shop’s operations in ${since(start)}`);
  for (const [why, times] of Object.entries(refusals)) note(`refused ${times} times: ${why}`);
  check(
    'another currency',
    await inProcess(env, 'currency'),
    'There are orders in USD. The currency can change only before the first order.',
  );
}

async function multiply(client: pg.Client): Promise<void> {
  const start = performance.now();
  const made = await beginCopies(client);
  const copies = Math.max(0, Math.ceil(ORDERS / made) - 1);
  for (let n = 1; n <= copies; n += 1) {
    await copyOrders(client, n);
    if (Number.isInteger(Math.log2(n))) await client.query('analyze');
  }
  await endCopies(client);
  note(`${copies * made} copies in ${since(start)}`);
}

if (options.step) {
  const answer = await runStep(JSON.parse(options.step) as Step);
  process.send?.({ answer }, undefined, undefined, () => process.exit());
} else {
  await withDatabase(async ({ adminUrl, env }) => {
    await makeOrders(env);
    const client = new pg.Client(adminUrl);
    await client.connect();
    try {
      await multiply(client);
      await inProcess(env, 'sums');
      await client.query('vacuum analyze');
      await reconcile(client);
    } finally {
      await client.end();
    }
  });
  finish();
}
