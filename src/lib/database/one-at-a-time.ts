import type { PoolClient } from 'pg';

/** Payload sends several statements at once on one connection, which pg deprecates. */
export function oneAtATime(client: PoolClient): PoolClient {
  const send = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  const query = (...statement: unknown[]) => {
    const answer = last.then(() => send(...statement));
    last = answer.catch(() => undefined);
    return answer;
  };
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  });
}
