import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { API_VERSION, VERSIONS } from '@/domain/api/versions';
import { refuse } from './refuse';

const HEADER = 'Kitroom-Version';

/** Refuses a request that names a version we do not have, before an answer in store. */
export const withVersions =
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    const named = req.headers[HEADER.toLowerCase()]?.toString();
    if (named === undefined || VERSIONS.includes(named) || !req.url?.startsWith('/api/')) return listener(req, res);
    refuseVersion(req, res);
  };

function refuseVersion(req: IncomingMessage, res: ServerResponse): void {
  const message = `This version is not known. Send one of: ${VERSIONS.join(', ')}.`;
  req.resume();
  showVersion(res);
  refuse(res, 'unknown_version', message);
}

export const showVersion = (res: ServerResponse): void => void res.setHeader(HEADER, API_VERSION);
