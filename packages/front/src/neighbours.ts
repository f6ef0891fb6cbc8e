import cluster from 'node:cluster';

/** Sent to the other processes of a cluster, by its primary process (relayBetween). */
interface Relayed {
  readonly relayed: string;
  readonly message: unknown;
}

/** Messages under way, from which more are dropped: another process is busy, and can do without. */
const MOST_UNDER_WAY = 64;
let underWay = 0;

export const isAmongOthers = (): boolean => cluster.isWorker && process.connected;

/** Reaches the other processes of the cluster, if there are any. */
export function broadcast(topic: string, message: unknown): void {
  if (!isAmongOthers() || underWay >= MOST_UNDER_WAY) return;
  underWay += 1;
  const relayed: Relayed = { relayed: topic, message };
  process.send?.(relayed, undefined, undefined, () => (underWay -= 1));
}

export function onBroadcast<Message>(topic: string, listener: (message: Message) => void): void {
  if (!isAmongOthers()) return;
  process.on('message', (received: Partial<Relayed> | null) => {
    if (received?.relayed === topic) listener(received.message as Message);
  });
}
