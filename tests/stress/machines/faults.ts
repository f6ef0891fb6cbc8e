import {
  existsSync,
  readdirSync,
  rmSync,
  writeFileSync,
  openSync,
  writeSync,
  closeSync,
  appendFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSql } from '../../setup/sql';
import { PROBE_MS } from '../balancer';
import { processesOf } from '../memory';
import type { LinkState } from './link';
import type { Site } from './site';

export interface Fault {
  name: string;
  begin: (site: Site) => unknown;
  end: (site: Site) => unknown;
  /** True where requests under way are cut, as their process is gone. */
  cuts?: boolean;
}

const family = (pid: number) => processesOf(pid, '').map((each) => each.pid);
const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, name);
};

function frozen(name: string, pidOf: (site: Site) => number): Fault {
  let stopped: number[] = [];
  return {
    name: `${name} frozen`,
    begin: (site) => signal((stopped = family(pidOf(site))), 'SIGSTOP'),
    end: () => signal(stopped, 'SIGCONT'),
  };
}

const killedDatabase = (which: 'primary' | 'replica'): Fault => ({
  name: `PostgreSQL ${which} killed`,
  begin: ({ database }) => signal([database[which].pid()], 'SIGKILL'),
  end: ({ database }) => database[which].start(),
});

const killedProgram = (name: string, which: 'pooler' | 'redis'): Fault => ({
  name: `${name} killed`,
  begin: (site) => site[which].stop('SIGKILL'),
  end: (site) => site[which].start(),
});

const network = (name: string, link: keyof Site['links'], state: LinkState): Fault => ({
  name: `${name}: ${{ open: '', slow: '200 ms more', reset: 'reset', silent: 'half-open' }[state]}`,
  begin: ({ links }) => links[link].become(state),
  end: ({ links }) => links[link].become('open'),
});

const workersOf = ({ machines }: Site): number[] =>
  processesOf(machines[0].pid())
    .filter(({ parent }) => parent === machines[0].pid())
    .map(({ pid }) => pid);

const application: Fault[] = [
  {
    name: 'server killed',
    cuts: true,
    begin: ({ machines }) => signal(family(machines[0].pid()), 'SIGKILL'),
    end: ({ machines }) => machines[0].start(),
  },
  {
    name: 'launcher killed',
    cuts: true,
    begin: ({ machines }) => machines[0].killApp(),
    end: ({ machines }) => machines[0].start(),
  },
  { name: 'worker killed', cuts: true, begin: (site) => signal(workersOf(site).slice(-1), 'SIGKILL'), end: () => {} },
  frozen('server', ({ machines }) => machines[0].pid()),
  frozen('worker', (site) => workersOf(site).at(-1) ?? NaN),
];

const rolling: Fault = {
  name: 'rolling restart',
  begin: () => {},
  end: async ({ machines }) => {
    for (const machine of machines) {
      await machine.stop();
      await machine.start();
      await machine.untilReady();
      await sleep(4 * PROBE_MS);
    }
  },
};

const fullDisk: Fault = {
  name: 'disk full',
  begin: ({ dataDir }) => {
    const file = openSync(join(dataDir, 'filler'), 'w');
    for (const size of [4 * 1024 * 1024, 4096]) {
      const block = Buffer.alloc(size);
      try {
        while (writeSync(file, block) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
    closeSync(file);
  },
  end: ({ dataDir }) => rmSync(join(dataDir, 'filler')),
};

const libraries = '/usr/lib';
const faketime = (): string | undefined =>
  readdirSync(libraries)
    .map((name) => join(libraries, name, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path));

/** The wall clock of one server jumps under it; its monotonic clock goes on. */
function clock(library: string, jump: string): Fault {
  const fileOf = ({ folder }: Site) => join(folder, 'clock');
  return {
    name: `clock of a server ${jump}`,
    begin: async (site) => {
      const [machine, settings] = [site.machines[1], site.settings[1]];
      writeFileSync(fileOf(site), '+0');
      Object.assign(settings, {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: fileOf(site),
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      await machine.stop();
      await machine.start();
      writeFileSync(fileOf(site), jump);
    },
    end: async ({ machines, settings }) => {
      for (const name of Object.keys(settings[1]))
        if (/^(LD_|FAKETIME)/.test(name)) Reflect.deleteProperty(settings[1], name);
      await machines[1].stop();
      await machines[1].start();
    },
  };
}

async function swap({ database, links }: Site): Promise<void> {
  const { primary, replica } = database;
  await runSql(replica.adminUrl, 'select pg_promote()');
  links.database.moveTo(replica.port);
  Object.assign(database, { primary: replica, replica: primary });
}

async function follow({ database, links }: Site): Promise<void> {
  const { primary, replica } = database;
  writeFileSync(join(replica.path, 'standby.signal'), '');
  const address = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.state.adminPassword}`;
  appendFileSync(join(replica.path, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
  await replica.start();
  links.replica.moveTo(replica.port);
}

const consoleOf = ({ pooler }: Site): string => pooler.url.replace(/\/[^/]*$/, '/pgbouncer');

const switchover: Fault = {
  name: 'planned failover',
  begin: async (site) => {
    await runSql(consoleOf(site), 'PAUSE');
    await site.database.primary.stop();
    await swap(site);
    await runSql(consoleOf(site), 'RESUME');
  },
  end: follow,
};

/** With synchronous replication, as an order that only the dead server knew would be lost. */
const failover: Fault = {
  name: 'failover after a kill',
  begin: async (site) => {
    const { primary } = site.database;
    await runSql(primary.adminUrl, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    const isSynchronous = `select 1 as is from pg_stat_replication where sync_state = 'sync'`;
    while ((await runSql(primary.adminUrl, isSynchronous)).length === 0) await sleep(20);
    signal([primary.pid()], 'SIGKILL');
    await swap(site);
  },
  end: () => {},
};

export function listFaults(isShort: boolean, { hasOwnDisk }: Site): { faults: Fault[]; leftOut: string[] } {
  const killed = [
    killedDatabase('primary'),
    killedDatabase('replica'),
    killedProgram('PgBouncer', 'pooler'),
    killedProgram('Redis', 'redis'),
  ];
  const cut = network('to PgBouncer', 'pooler', 'reset');
  if (isShort) return { faults: [killedDatabase('primary'), cut, switchover], leftOut: [] };
  const library = faketime();
  const states: LinkState[] = ['slow', 'reset', 'silent'];
  const links = [
    ['to PgBouncer', 'pooler'],
    ['to PostgreSQL', 'database'],
    ['to the replica', 'replica'],
    ['to Redis', 'redis'],
  ] as const;
  const faults = [
    ...application,
    ...killed,
    frozen('PostgreSQL primary', ({ database }) => database.primary.pid()),
    frozen('PostgreSQL replica', ({ database }) => database.replica.pid()),
    frozen('PgBouncer', ({ pooler }) => pooler.pid()),
    frozen('Redis', ({ redis }) => redis.pid()),
    ...links.flatMap(([name, link]) => states.map((state) => network(name, link, state))),
    ...(hasOwnDisk ? [fullDisk] : []),
    ...(library ? [clock(library, '+1h'), clock(library, '-1h')] : []),
    rolling,
    switchover,
    failover,
  ];
  const leftOut = [
    ...(hasOwnDisk ? [] : ['a full disk (needs the right to mount)']),
    ...(library ? [] : ['clocks (apt-get install faketime)']),
  ];
  return { faults, leftOut };
}
