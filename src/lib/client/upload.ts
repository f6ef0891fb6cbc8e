import { lost, refusedBy, type Answer } from './request';

type Upload = {
  path: string;
  form: FormData;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
  offline?: string;
};

/** Reports progress, which `fetch` cannot. */
export function upload<Value>({ path, form, onProgress, signal, offline }: Upload): Promise<Answer<Value>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve(lost(undefined, offline));
    request.onabort = () => resolve(lost(new DOMException('The form was called off.', 'AbortError')));
    request.onload = () => {
      const { status, response } = request as { status: number; response: unknown };
      const isTaken = status >= 200 && status < 300 && response !== null;
      resolve(isTaken ? { ok: true, value: response as Value } : refusedBy(status, response ?? undefined));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.send(form);
  });
}
