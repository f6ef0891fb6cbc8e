import { unstable_rethrow } from 'next/navigation';
import { failure, type Failure } from '@/lib/result';
import { NO_ANSWER } from './failed';

/**
 * What a server action answers, or that the server did not. A lapsed session leads to the login: Next throws that way.
 * @param otherwise what is said where the server does not answer.
 */
export async function answerOf<Answer>(
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
