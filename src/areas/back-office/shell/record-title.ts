import 'server-only';
import type { Metadata } from 'next';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { isUuid } from '@/domain/text/uuid';
import { mayEnter } from '../access/session';
import { findTitle, type TitledKind } from './data';

type RecordTitle = {
  kind: TitledKind;
  id: string;
  prefix?: string;
  otherwise: string;
};

export async function recordTitle({ kind, id, prefix = '', otherwise }: RecordTitle): Promise<Metadata> {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user) || !isUuid(id)) return { title: otherwise };
  const title = await findTitle(payload, kind, id);
  return { title: title === undefined ? otherwise : `${prefix}${title}` };
}
