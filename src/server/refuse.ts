import type { ServerResponse } from 'node:http';
import { sendJsonError } from '@kitroom/front/http/errors';
import { statusOf, withType, type ErrorCode } from '@/domain/api/errors';

/** Refuses a request before the application has it. */
export const refuse = (res: ServerResponse, code: ErrorCode, message: string): void =>
  sendJsonError(res, statusOf(code), withType({ code, message }));
