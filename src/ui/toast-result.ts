import type { Result } from '@/lib/result';
import { callAction } from './call-action';
import { failed } from './failed';
import { toast, type ToastOptions } from './toast';

/** @param otherwise message if there was no response. @returns true on success. */
export async function toastResult(work: Promise<Result>, done: ToastOptions, otherwise?: string): Promise<boolean> {
  const result = await callAction(work, otherwise);
  toast(result.ok ? done : failed(result.message));
  return result.ok;
}
