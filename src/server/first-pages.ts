import { setTimeout as sleep } from 'node:timers/promises';
import { broadcast, isAmongOthers, onBroadcast } from '@kitroom/front/neighbours';

const TOPIC = 'first pages';
const LONGEST_WAIT_MS = 10_000;

/** Makes pages while a balancer waits; a process without any waits for the one beside it. @returns true once made */
export function makeFirstPages(make: (() => Promise<void>) | undefined): () => boolean {
  let areMade = !make && !isAmongOthers();
  const finish = () => {
    areMade = true;
    if (make) broadcast(TOPIC, 'made');
  };
  onBroadcast(TOPIC, (message) => {
    if (message === 'made') areMade = true;
    else if (make && areMade) broadcast(TOPIC, 'made');
  });
  if (!make) broadcast(TOPIC, 'made?');
  const late = sleep(LONGEST_WAIT_MS, undefined, { ref: false });
  void Promise.race(make ? [make(), late] : [late]).then(finish);
  return () => areMade;
}
