'use client';

import { useRef, useState } from 'react';
import type { Refused } from '@/lib/client/request';
import { newId } from '@/lib/client/new-id';
import { upload } from '@/lib/client/upload';
import { createQueue } from '@kitroom/front/limiter';
import type { FieldErrors } from '@/lib/result';

/** Chosen file until it is stored. Sending it again keeps its `id`. */
export type QueuedFile<Entered> = {
  id: string;
  file: File;
  entered: Entered;
  /** `waiting` in the queue; a `failed` file can be sent again, an `unusable` one cannot. */
  state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'unusable';
  progress: number;
  message?: string;
  fieldErrors?: FieldErrors;
};

type UploadQueueOptions<Entered, Value> = {
  path: string;
  fieldsOf: (queued: QueuedFile<Entered>) => Record<string, string>;
  faultOf: (file: File) => string | undefined;
  enteredOf: (file: File) => Entered;
  /** Data still missing before a file can be sent. */
  missingIn?: (queued: QueuedFile<Entered>) => FieldErrors | undefined;
  onStored: (value: Value) => void;
  onFailed?: () => void;
  /** True if sending the same file again could help; always, if left out. */
  canRetry?: (refused: Refused) => boolean;
  /** Files sent at the same time, one if left out. */
  sideBySide?: number;
  offline?: string;
};

export function useUploadQueue<Entered, Value>(options: UploadQueueOptions<Entered, Value>) {
  const { path, fieldsOf, faultOf, enteredOf, missingIn, onStored, onFailed, canRetry, offline } = options;
  const [files, setFiles] = useState<readonly QueuedFile<Entered>[]>([]);
  const [inTurn] = useState(() => createQueue(options.sideBySide ?? 1));
  const underWay = useRef(new Map<string, AbortController>());

  const change = (id: string, changes: Partial<QueuedFile<Entered>>) =>
    setFiles((before) => before.map((queued) => (queued.id === id ? { ...queued, ...changes } : queued)));
  const takeOut = (id: string) => setFiles((before) => before.filter((queued) => queued.id !== id));

  /** Sends nothing. Returns those that can be sent. */
  function add(chosen: readonly File[]): QueuedFile<Entered>[] {
    const added = chosen.map((file): QueuedFile<Entered> => {
      const message = faultOf(file);
      const state = message ? 'unusable' : 'chosen';
      return { id: newId(), file, entered: enteredOf(file), state, progress: 0, message };
    });
    setFiles((before) => [...before, ...added]);
    return added.filter(({ state }) => state === 'chosen');
  }

  function enter({ id, entered, fieldErrors = {} }: QueuedFile<Entered>, changes: Partial<Entered>) {
    const stillWrong = Object.entries(fieldErrors).filter(([name]) => !Object.hasOwn(changes, name));
    change(id, { entered: { ...entered, ...changes }, fieldErrors: Object.fromEntries(stillWrong) });
  }

  function callOff(id: string) {
    underWay.current.get(id)?.abort();
    underWay.current.delete(id);
  }

  function cancel(id: string) {
    callOff(id);
    change(id, { state: 'chosen', progress: 0 });
  }

  function remove(id: string) {
    callOff(id);
    takeOut(id);
  }

  /** False if data is missing, with errors beside the fields. */
  async function send(wanted: readonly QueuedFile<Entered>[]): Promise<boolean> {
    const incomplete = wanted.filter((queued) => missingIn?.(queued));
    for (const queued of incomplete) change(queued.id, { fieldErrors: missingIn?.(queued) });
    if (incomplete.length > 0) return false;
    const turns = wanted.map((queued) => {
      const controller = new AbortController();
      underWay.current.set(queued.id, controller);
      change(queued.id, { state: 'waiting', progress: 0, message: undefined, fieldErrors: undefined });
      return inTurn(() => sendOne(queued, controller.signal));
    });
    await Promise.all(turns);
    return true;
  }

  async function sendOne(queued: QueuedFile<Entered>, signal: AbortSignal) {
    const { id, file } = queued;
    if (signal.aborted) return;
    change(id, { state: 'sending' });
    const form = new FormData();
    for (const [name, value] of Object.entries(fieldsOf(queued))) form.set(name, value);
    form.set('file', file);
    const onProgress = (progress: number) => change(id, { progress });
    const answer = await upload<Value>({ path, form, onProgress, signal, offline });
    if (signal.aborted) return;
    underWay.current.delete(id);
    if (answer.ok) {
      takeOut(id);
      onStored(answer.value);
      return;
    }
    const { message, fieldErrors } = answer;
    const state = (canRetry?.(answer) ?? true) ? 'failed' : 'unusable';
    change(id, { state, message: fieldErrors?.file?.[0] ?? message, fieldErrors });
    onFailed?.();
  }

  return { files, add, enter, cancel, remove, send };
}

export type UploadQueue<Entered> = ReturnType<typeof useUploadQueue<Entered, unknown>>;
