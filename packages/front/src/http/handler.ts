import type { IncomingMessage, ServerResponse } from 'node:http';

/** The application behind the front. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;
