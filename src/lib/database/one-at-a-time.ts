import type { PoolClient } from 'pg';

/**
 * A client that sends one statement at a time. Payload sends several at once to check a document's fields, in a
 * transaction too; pg queues them until version 9, with a warning.
 */
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
