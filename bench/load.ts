import { connect } from 'node:net';
import { percentile } from '../tests/stress/report';

export interface LoadRequest {
  kind: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
}

export interface LoadAnswer {
  kind: string;
  ms: number;
  status: number;
  isStored: boolean;
}

export interface Load {
  perSecond: number;
  /** ms */
  p50: number;
  /** ms */
  p99: number;
  /** Answers outside 2xx, and broken connections. */
  failed: number;
  answers: LoadAnswer[];
}

type Target = {
  origin: string;
  seconds: number;
  connections?: number;
  next: () => LoadRequest;
};

export const ACCEPT_ENCODING = 'gzip, br';

let rounds = 0;

/** @param vary parameter with a new value each time, against stored responses */
export function sameAddress(path: string, vary?: string): () => LoadRequest {
  if (vary === undefined) return () => ({ kind: path, path });
  const separator = path.includes('?') ? '&' : '?';
  return () => ({ kind: path, path: `${path}${separator}${vary}=${(rounds += 1)}`, headers: visitor(rounds) });
}

/** Limits count by network address. */
export const visitor = (number: number): Record<string, string> => ({
  'X-Forwarded-For': `10.${[16, 8, 0].map((shift) => (number >> shift) & 255).join('.')}`,
});

/** Reads sockets itself: HTTP clients are slower than the server measured. */
export async function load({ origin, seconds, connections = 50, next }: Target): Promise<Load> {
  const { hostname, port, host } = new URL(origin);
  const answers: LoadAnswer[] = [];
  let broken = 0;
  const end = performance.now() + seconds * 1000;

  const ask = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port || 80), hostname);
      let since = 0;
      let request: LoadRequest;
      let answer: Answer;
      const send = () => {
        request = next();
        answer = new Answer();
        since = performance.now();
        socket.write(head(request, host));
      };
      socket.on('connect', send);
      socket.on('error', () => (broken += 1));
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        answer.read(chunk);
        if (!answer.isWhole) return;
        const { status, isStored } = answer;
        answers.push({ kind: request.kind, ms: performance.now() - since, status, isStored });
        if (performance.now() < end) send();
        else socket.destroy();
      });
    });

  const since = performance.now();
  await Promise.all(Array.from({ length: connections }, ask));
  const times = answers.map(({ ms }) => ms);
  return {
    perSecond: (answers.length / (performance.now() - since)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed: broken + answers.filter(({ status }) => status < 200 || status > 299).length,
    answers,
  };
}

function head({ path, headers }: LoadRequest, host: string): string {
  const fields = Object.entries({ Host: host, 'Accept-Encoding': ACCEPT_ENCODING, ...headers });
  return `GET ${path} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Complete with its announced bytes or last chunk. */
class Answer {
  status = 0;
  isStored = false;
  isWhole = false;
  private missing: number | undefined;

  read(chunk: Buffer): void {
    if (this.status === 0) this.readHead(chunk);
    else if (this.missing !== undefined) this.missing -= chunk.length;
    this.isWhole =
      this.missing === undefined ? chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : this.missing <= 0;
  }

  private readHead(chunk: Buffer): void {
    const length = chunk.indexOf('\r\n\r\n');
    const head = chunk.toString('latin1', 0, length);
    this.status = Number(head.slice(9, 12));
    this.isStored = /^x-cache: (?:HIT|STALE)/im.test(head);
    const announced = /^content-length: (\d+)/im.exec(head)?.[1];
    if (announced !== undefined) this.missing = Number(announced) - (chunk.length - length - 4);
  }
}
