'use server';

import { z } from 'zod';
import { cleanLine } from '@/domain/text/text';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { formAction } from '../access/staff-action';
import { changeView, createView, deleteView } from './change-views';
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '../views/saved-view';

const id = z.uuid();
const href = z.string().max(VIEW_QUERY_MAX, 'These filters are too long to save.');
const fields = z.object({
  name: z
    .string()
    .overwrite(cleanLine)
    .min(1, 'Enter a name.')
    .max(VIEW_NAME_MAX, `Use at most ${VIEW_NAME_MAX} characters.`),
  isShared: z.boolean(),
  isDefault: z.boolean(),
});
const created = fields.extend({ href });
const changed = fields.extend({ href }).partial().extend({ id });

/** @param input `href` is the list's address with its filters */
export async function createViewAction(input: z.input<typeof created>): Promise<Result<{ id: string }>> {
  return formAction('back-office:enter', async (call): Promise<Result<{ id: string }>> => {
    const { data, error } = created.safeParse(input);
    return error ? invalidInput(error) : refreshed(createView({ ...call, ...data }));
  });
}

export async function changeViewAction(input: z.input<typeof changed>): Promise<Result> {
  return formAction('back-office:enter', async (call): Promise<Result> => {
    const { data, error } = changed.safeParse(input);
    return error ? invalidInput(error) : refreshed(changeView({ ...call, ...data }), 'not_found');
  });
}

export async function deleteViewAction(viewId: string): Promise<Result> {
  return formAction('back-office:enter', async (call): Promise<Result> => {
    const { data, error } = id.safeParse(viewId);
    return error ? invalidInput(error) : refreshed(deleteView({ ...call, id: data }), 'not_found');
  });
}
