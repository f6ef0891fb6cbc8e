import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { SquadName } from '@/domain/orders/proof-squads';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { RollUse } from '@/domain/kits/production/roll-use';
import { readBytes } from '@/lib/files/store/file-store';
import { storedFolder } from '@/lib/files/stored-folder';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { log } from '@/lib/log';
import { findSharedJob, listSharedJobs, startSharedJob } from '@/lib/work/shared-job';
import { createLimiter } from '@kitroom/front/limiter';
import { buildPrintPack } from './print-pack';
import type { PrintOrder } from './print-order';

export type PackState =
  | { state: 'waiting' | 'running'; done: number; total: number }
  | { state: 'done'; bytes: number; roll?: RollUse }
  | { state: 'failed'; message: string };

export type PackedLine = {
  kind: OrderKind;
  order: string;
  kit: string;
  garment: KitGarmentType;
  squad?: SquadName;
};

type PackStatus = PackState & { label: string; line?: PackedLine };

/** Packs can be made again at any time, so one that was not fetched for so long is deleted. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const WAITING = 20;

export const packFiles = storedFolder('print-packs');
const LOST = 'The process that made it has ended.';
const KEY = /^[0-9a-f]{64}$/;

const limiter = sharedInstance('print-packs.limiter', () => createLimiter({ running: 1, waiting: WAITING }));

/** Written anew when all packs are removed: packs begun before that are discarded. */
const REMOVED = 'removed';

const fileOf = (key: string): string => `${key}.zip`;

const orderFacts = ({ label, orderedBy, orderedAt }: Pick<PrintOrder, 'label' | 'orderedBy' | 'orderedAt'>) => [
  label,
  orderedBy,
  orderedAt,
];

/** The same order, made by the same rules, has the same key, so that its pack is made once. */
const packKey = ({
  document,
  colorway,
  techniques = {},
  templates = {},
  players,
  parts,
  rules,
  profile,
  ...order
}: PrintOrder): string =>
  createHash('sha256')
    .update(
      canonicalJson([
        document,
        colorway,
        techniques,
        players,
        parts ?? [],
        orderFacts(order),
        rules,
        profile?.file ?? '',
        ...(Object.keys(templates).length > 0 ? [templates] : []),
      ]),
    )
    .digest('hex');

const JOBS = 'print-pack ';
const jobOf = (key: string): string => JOBS + key;

/** Goes on after the response. The caller has checked that staff may read the order. Returns the pack’s key. */
export async function startPack(payload: Payload, order: PrintOrder, line: PackedLine): Promise<string> {
  const key = packKey(order);
  const known = await packState(payload, key);
  if (known && known.state !== 'failed') return key;
  const withLine = (state: PackState): PackStatus => ({ ...state, label: order.label, line });
  await startSharedJob<PackStatus>({
    payload,
    name: jobOf(key),
    status: withLine({ state: 'waiting', done: 0, total: 0 }),
    work: async (report) => withLine(await make(key, order, (state) => report(withLine(state)))),
  });
  return key;
}

export type UnmadePack = {
  key: string;
  label: string;
  line: PackedLine;
  state: 'waiting' | 'running' | 'failed';
  message: string | null;
  at: string;
};

export async function listUnmadePacks(payload: Payload): Promise<UnmadePack[]> {
  const jobs = await listSharedJobs<PackStatus>(payload, JOBS);
  return jobs.flatMap(({ name, status, isLost, seenAt }) => {
    const { label, line } = status;
    if (status.state === 'done' || !line) return [];
    const of = { key: name.slice(JOBS.length), label, line, at: seenAt };
    if (isLost) return [{ ...of, state: 'failed', message: LOST }];
    return [{ ...of, state: status.state, message: status.state === 'failed' ? status.message : null }];
  });
}

export async function packState(payload: Payload, key: string): Promise<PackState | undefined> {
  if (!KEY.test(key)) return undefined;
  const job = await findSharedJob<PackState>(payload, jobOf(key));
  if (job && job.state !== 'done') return job;
  const file = await packFiles.stat(fileOf(key));
  return file && { state: 'done', bytes: file.size, ...(job?.roll && { roll: job.roll }) };
}

export async function packFile(payload: Payload, key: string): Promise<string | undefined> {
  return (await packState(payload, key))?.state === 'done' ? fileOf(key) : undefined;
}

async function make(key: string, order: PrintOrder, report: (state: PackState) => void): Promise<PackState> {
  let roll: RollUse | undefined;
  try {
    const removal = await lastRemoval();
    const turn = await limiter.run(async () => {
      await removeOld();
      const onProgress = (done: number, total: number) => report({ state: 'running', done, total });
      const onRoll = (use: RollUse) => (roll = use);
      await packFiles.write(fileOf(key), Readable.from(buildPrintPack({ ...order, onProgress, onRoll })));
      if ((await lastRemoval()) !== removal) throw new Error('All print packs were removed in the meantime.');
      return (await packFiles.stat(fileOf(key)))?.size ?? 0;
    });
    if (turn.ok) return { state: 'done', bytes: turn.value, ...(roll && { roll }) };
    return { state: 'failed', message: 'Too many print packs are being made. Please try again in a minute.' };
  } catch (error) {
    await packFiles.discard([fileOf(key)]);
    log.error({ err: error }, 'A print pack could not be made.');
    return { state: 'failed', message: 'The print pack could not be made. See the system log for details.' };
  }
}

/** Removes every pack, also one being made: a person’s data must be in none. */
export async function removePacks(): Promise<void> {
  await packFiles.write(REMOVED, Buffer.from(randomUUID()));
  await removePacksBefore(Infinity);
}

async function lastRemoval(): Promise<string> {
  const file = await packFiles.read(REMOVED);
  return file ? (await readBytes(file)).toString() : '';
}

async function removeOld(): Promise<void> {
  await packFiles.dropUnfinished();
  await removePacksBefore(Date.now() - KEPT_MS);
}

async function removePacksBefore(time: number): Promise<void> {
  const old: string[] = [];
  for await (const { name, changedAt } of packFiles.list())
    if (name.endsWith('.zip') && changedAt < time) old.push(name);
  await packFiles.remove(old);
}
