import { unstable_rethrow } from 'next/navigation';
import { failure, type Failure } from '@/lib/result';
import { NO_ANSWER } from './failed';

/** Result of a server action, or a failure without a response. Next throws for a lapsed session, to the login. */
export async function callAction<Answer>(
  action: Promise<Answer>,
  otherwise = NO_ANSWER,
): Promise<Answer | Failure<'unreachable'>> {
  try {
    return await action;
  } catch (error) {
    unstable_rethrow(error);
    return failure('unreachable', otherwise);
  }
}
