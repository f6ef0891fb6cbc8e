import type { PoolClient } from 'pg';

/**
 * A client that sends a statement once the one before it is answered. Payload asks for several at once where it checks
 * the fields of a document, in a transaction too; pg lets them wait in a queue of its own until version 9, and says so.
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
