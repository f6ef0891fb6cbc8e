import config from '@payload-config';
import { getPayload } from 'payload';
import { SMTPServer } from 'smtp-server';
import { emails } from '../emails';
import { query } from '@/lib/database/query';
import { queueMailNow } from '@/lib/mail/queue';
import { createDelivery } from '@/lib/mail/transport';
import { startMailWorker } from '@/lib/mail/worker';
import { listenOnLoopback } from '../tests/fixtures/loopback';
import { table } from './table';

const EMAILS = 2_000;
const DELAYS_MS = [0, 50];
const TARGET = 100;

const payload = await getPayload({ config, disableOnInit: true });
const rows = [];
for (const delay of DELAYS_MS) {
  let received = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        setTimeout(done, delay);
        if ((received += 1) === EMAILS) finish();
      });
    },
  });
  const port = await listenOnLoopback(server.server);
  const data = { subject: 'Hello', text: 'Hello there\n'.repeat(50), html: '<p>Hello there</p>'.repeat(50) };
  await queueMailNow(
    payload,
    Array.from({ length: EMAILS }, (_, index) => ({ to: `n${index}@shopper.test`, template: 'plain', data })),
  );
  const since = performance.now();
  const deliver = createDelivery(`smtp://127.0.0.1:${port}`);
  const worker = startMailWorker({ payload: async () => payload, emails, deliver });
  await finished;
  const figure = EMAILS / ((performance.now() - since) / 1000);
  await worker.stop();
  const [sent] = await query<{ count: number }>(
    payload,
    'select count(*)::int from mail_messages where sent_at is not null and attempts = 1',
    [],
  );
  rows.push({
    what: `server answers after ${delay} ms`,
    figure,
    unit: 'emails/s',
    target: TARGET,
    note: `${sent?.count} sent`,
  });
  await query(payload, 'delete from mail_messages', []);
}
console.log(table(rows));
process.exit();
