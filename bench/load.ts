import { connect } from 'node:net';
import { percentile } from '../tests/stress/report';

export interface Load {
  perSecond: number;
  /** ms */
  p99: number;
  /** Answers that were no 2xx, and connections that broke. */
  failed: number;
}

type Target = {
  url: string;
  seconds: number;
  connections?: number;
  /** A parameter that differs each time, so that nothing stored can answer. */
  vary?: string;
};

let round = 0;

/**
 * Asks one address as fast as it answers, by 50 connections unless told otherwise; compressed, as browsers do. It reads
 * sockets itself: with answers of this size, clients that parse them are slower than the server they measure.
 */
export async function load({ url, seconds, connections = 50, vary }: Target): Promise<Load> {
  const { hostname, port, pathname, search } = new URL(url);
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;

  const request = () => {
    if (vary) round += 1;
    const path = `${pathname}${search}${vary ? `${search ? '&' : '?'}${vary}=${round}` : ''}`;
    return `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: gzip\r\n\r\n`;
  };

  const ask = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      let since = performance.now();
      let answer = new Answer();
      const send = () => {
        since = performance.now();
        answer = new Answer();
        socket.write(request());
      };
      socket.on('connect', send);
      socket.on('error', () => (failed += 1));
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        answer.read(chunk);
        if (!answer.isWhole) return;
        times.push(performance.now() - since);
        if (answer.status < 200 || answer.status > 299) failed += 1;
        if (performance.now() < end) send();
        else socket.destroy();
      });
    });

  const since = performance.now();
  await Promise.all(Array.from({ length: connections }, ask));
  return { perSecond: (times.length / (performance.now() - since)) * 1000, p99: percentile(times, 0.99), failed };
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** One answer as it arrives: whole once as many bytes as it announced are there, or its last chunk. */
class Answer {
  status = 0;
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
    const announced = /^content-length: (\d+)/im.exec(head)?.[1];
    if (announced !== undefined) this.missing = Number(announced) - (chunk.length - length - 4);
  }
}
