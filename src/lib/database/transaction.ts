import type { PayloadRequest } from 'payload';
import type { Session } from './sessions';

/** @throws if there is none or it has ended */
export async function currentTransaction(req: PayloadRequest): Promise<Session> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : (req.payload.db.sessions?.[id] as Session | undefined);
  if (!session) throw new Error('This work belongs in a transaction, and there is none.');
  return session;
}

/** Joins the request’s transaction, or commits one. Never catch errors of nested operations: they have ended it. */
export async function inTransaction<T>(req: PayloadRequest, work: (session: Session) => Promise<T>): Promise<T> {
  if (req.transactionID) return work(await currentTransaction(req));
  const { db } = req.payload;
  const id = await db.beginTransaction();
  if (id === null) throw new Error('The database gave no transaction.');
  req.transactionID = id;
  try {
    const result = await work(await currentTransaction(req));
    if (req.transactionID !== id) throw new Error('The transaction was changed under its work.');
    await db.commitTransaction(id);
    return result;
  } catch (error) {
    await db.rollbackTransaction(id);
    throw error;
  } finally {
    delete req.transactionID;
  }
}

class Refused<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('Refused');
  }
}

/** Rolls back on `ok: false`. */
export async function inTransactionUnlessRefused<Answer extends { ok: boolean }>(
  req: PayloadRequest,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  if (req.transactionID) throw new Error('This work belongs in a transaction of its own.');
  try {
    return await inTransaction(req, async (session) => {
      const answer = await work(session);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer as Answer;
    throw error;
  }
}
