export interface SentForm {
  /** 0 where the server was not reached. */
  status: number;
  /** The answer’s JSON; nothing where it is none. */
  body: unknown;
}

type SendForm = { path: string; form: FormData; onProgress: (share: number) => void; signal?: AbortSignal };

/** Sends a form, telling how much of it has arrived, 0 to 1; `fetch` cannot say. Rejects only where it is called off. */
export function sendForm({ path, form, onProgress, signal }: SendForm): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ status: 0, body: undefined });
    request.onabort = () => reject(new DOMException('The form was called off.', 'AbortError'));
    request.onload = () => resolve({ status: request.status, body: request.response as unknown });
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.send(form);
  });
}
