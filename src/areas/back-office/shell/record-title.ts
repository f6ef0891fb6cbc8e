import 'server-only';
import type { Metadata } from 'next';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { isUuid } from '@/domain/text/uuid';
import { mayEnter } from '../access/session';
import { findTitle, type TitledKind } from './data/record-titles';

type RecordTitle = {
  kind: TitledKind;
  id: string;
  /** Before the name, as 'Edit '. */
  prefix?: string;
  /** For a record that does not exist, and for whoever may not know. */
  otherwise: string;
};

/** What the tab of a record’s screen is called: its name, as '#ORD-2026-123456' of an order. */
export async function recordTitle({ kind, id, prefix = '', otherwise }: RecordTitle): Promise<Metadata> {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user) || !isUuid(id)) return { title: otherwise };
  const title = await findTitle(payload, kind, id);
  return { title: title === undefined ? otherwise : `${prefix}${title}` };
}
